//! The pieces of the box by name. What each of them shows is a matter of the component file.

use crate::named::named;

named! {
    /// J0.1. A garden card, by what it shows; the names of the characters are our own.
    Card, "card", {
        LionWater = "lion-water",
        Lion = "lion",
        MonkeyWater = "monkey-water",
        MonkeyBlueYellow = "monkey-blue-yellow",
        MonkeyRedYellow = "monkey-red-yellow",
        MonkeyBlueRed = "monkey-blue-red",
        Monkey = "monkey",
        PeacockWater = "peacock-water",
        PeacockCrown = "peacock-crown",
        PeacockGold = "peacock-gold",
        PeacockTools = "peacock-tools",
        Peacock = "peacock",
        DatePalm = "date-palm",
        CedarWater = "cedar-water",
        CedarCrown = "cedar-crown",
        CedarTools = "cedar-tools",
        CedarGold = "cedar-gold",
        DragonTreeWater = "dragon-tree-water",
        DragonTreeBlue = "dragon-tree-blue",
        DragonTreeRed = "dragon-tree-red",
        DragonTreeYellow = "dragon-tree-yellow",
        BlueRedYellow = "blue-red-yellow",
        BlueRedCrown = "blue-red-crown",
        BlueYellowCrown = "blue-yellow-crown",
        RedYellowCrown = "red-yellow-crown",
        BlueRedTools = "blue-red-tools",
        BlueYellowTools = "blue-yellow-tools",
        RedYellowTools = "red-yellow-tools",
        BlueRedGold = "blue-red-gold",
        BlueYellowGold = "blue-yellow-gold",
        RedYellowGold = "red-yellow-gold",
        BlueBlueGold = "blue-blue-gold",
        RedRedGold = "red-red-gold",
        YellowYellowGold = "yellow-yellow-gold",
        BlueBlueTools = "blue-blue-tools",
        RedRedTools = "red-red-tools",
        YellowYellowTools = "yellow-yellow-tools",
        BlueRedWater = "blue-red-water",
        BlueYellowWater = "blue-yellow-water",
        RedYellowWater = "red-yellow-water",
        BlueWaterCrown = "blue-water-crown",
        RedWaterCrown = "red-water-crown",
        YellowWaterCrown = "yellow-water-crown",
        BlueWaterGold = "blue-water-gold",
        RedWaterGold = "red-water-gold",
        YellowWaterGold = "yellow-water-gold",
        BlueWaterTools = "blue-water-tools",
        RedWaterTools = "red-water-tools",
        YellowWaterTools = "yellow-water-tools",
        BlueCrownGold = "blue-crown-gold",
        RedCrownGold = "red-crown-gold",
        YellowCrownGold = "yellow-crown-gold",
        Dyer = "dyer",
        Beekeeper = "beekeeper",
        Perfumer = "perfumer",
        WaterBearer = "water-bearer",
        Chamberlain = "chamberlain",
        Florist = "florist",
        Storyteller = "storyteller",
        Herald = "herald",
        Tamer = "tamer",
        Forester = "forester",
        Treasurer = "treasurer",
        Architect = "architect",
        Painter = "painter",
        Smith = "smith",
    }
}

named! {
    /// J0.1. An enhancement, by what it shows.
    Enhancement, "enhancement", {
        Lion = "lion",
        Monkey = "monkey",
        Peacock = "peacock",
        DatePalm = "date-palm",
        Cedar = "cedar",
        DragonTree = "dragon-tree",
        BlueRed = "blue-red",
        BlueYellow = "blue-yellow",
        RedYellow = "red-yellow",
        BlueBlue = "blue-blue",
        YellowYellow = "yellow-yellow",
        RedRed = "red-red",
        LionCrown = "lion-crown",
        MonkeyCrown = "monkey-crown",
        CedarGold = "cedar-gold",
        CedarTools = "cedar-tools",
        BlueRedTools = "blue-red-tools",
        BlueYellowTools = "blue-yellow-tools",
        RedYellowTools = "red-yellow-tools",
        BlueRedYellowCrown = "blue-red-yellow-crown",
        MonkeyWater = "monkey-water",
        PeacockWater = "peacock-water",
        DatePalmWater = "date-palm-water",
        DragonTreeWater = "dragon-tree-water",
        BlueRedYellowWater = "blue-red-yellow-water",
    }
}

named! {
    /// J0.4. An irrigation card; the names are our own.
    Pattern, "pattern", {
        West = "west",
        East = "east",
        Walls = "walls",
        Heart = "heart",
        Gate = "gate",
    }
}

named! {
    /// J5.2. An Automa card, by its number.
    AutomaCard, "automa", {
        One = "1",
        Two = "2",
        Three = "3",
        Four = "4",
        Five = "5",
        Six = "6",
        Seven = "7",
        Eight = "8",
        Nine = "9",
        Ten = "10",
        Eleven = "11",
        Twelve = "12",
        Thirteen = "13",
        Fourteen = "14",
        Fifteen = "15",
        Sixteen = "16",
        Seventeen = "17",
        Eighteen = "18",
    }
}

named! {
    /// J1.1. One of the three columns of the market, from the left.
    Column, "column", {
        One = "1",
        Two = "2",
        Three = "3",
    }
}

named! {
    /// J2.1. One of the four rows of the market, from the bottom.
    Row, "row", {
        One = "1",
        Two = "2",
        Three = "3",
        Four = "4",
    }
}

named! {
    /// J0.1. A pile of enhancements, by what its tiles cost.
    Pile, "pile", {
        Two = "2",
        Three = "3",
        Four = "4",
    }
}

impl Pile {
    /// What its tiles cost, in gold.
    pub const fn cost(self) -> u8 {
        self as u8 + 2
    }
}

named! {
    /// J0.6. One of the four positions of royal objectives.
    Position, "position", {
        One = "1",
        Two = "2",
        Three = "3",
        Four = "4",
    }
}

named! {
    /// J5.1. How hard a solo game is.
    Level, "easy | medium | advanced | expert", {
        Easy = "easy",
        Medium = "medium",
        Advanced = "advanced",
        Expert = "expert",
    }
}
