//! Who sits where.

/// Every way to seat `minds` minds at a table of `players`, each rotated through all seats. With more minds than seats, every choice of
/// them plays; with fewer, the last one fills the seats that are left.
pub fn lineups(minds: usize, players: usize) -> Vec<Vec<usize>> {
    if minds == 0 || players == 0 {
        return Vec::new();
    }
    let choices = if minds > players {
        choices(minds, players)
    } else {
        vec![(0..players).map(|seat| seat.min(minds - 1)).collect()]
    };
    let mut lineups: Vec<Vec<usize>> = Vec::new();
    for choice in choices {
        for turn in 0..players {
            let mut seats = choice.clone();
            seats.rotate_right(turn);
            if !lineups.contains(&seats) {
                lineups.push(seats);
            }
        }
    }
    lineups
}

/// Every choice of `count` of the numbers below `among`, in order.
fn choices(among: usize, count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let last_first = |last: usize| choices(last, count - 1).into_iter().map(move |rest| [rest, vec![last]].concat());
    (count - 1..among).flat_map(last_first).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mind_sits_everywhere() {
        assert_eq!(lineups(2, 2), [[0, 1], [1, 0]]);
        assert_eq!(lineups(2, 4), [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]]);
        assert_eq!(lineups(3, 2), [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]);
        assert_eq!(lineups(1, 3), [[0, 0, 0]]);
        assert!(lineups(0, 3).is_empty());
    }
}
