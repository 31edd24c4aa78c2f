pebbles-title = Pebbles
pebbles-about = Keep the pebble that is drawn, or give it to the left: white is good, black is bad, gold is best.
pebbles-category-stones = Stones
pebbles-category-gold = Gold
pebbles-option-gifts = Gifts
pebbles-option-gifts-two = two each
pebbles-option-gifts-none = none
pebbles-white = white pebble
pebbles-black = black pebble
pebbles-gold = gold pebble
pebbles-drawn = A { $pebble } is drawn.
pebbles-got = { $player } gets a { $pebble }.
pebbles-round = Round { $round }
pebbles-prompt =
    { $player-you ->
        [yes] Keep the pebble or give it to the left.
       *[no] { $player } keeps the pebble or gives it to the left.
    }
pebbles-prompt-deal = The dealer draws a pebble.
pebbles-prompt-over = The bag is empty.
pebbles-tell-keep = Keep it
pebbles-tell-give = Give it to { $player }
pebbles-refused-not-now = There is nothing to decide now.
pebbles-refused-gold = Gold can't be given away.
pebbles-refused-enough = You may give { $most ->
    [0] nothing away.
    [one] only one pebble away.
   *[other] only { $most } pebbles away.
}
pebbles-refused-none = There is no { $pebble } left in the bag.
pebbles-term-points = Points so far
pebbles-term-gifts = Gifts left
