pebbles-title = Les Galets
pebbles-about = Gardez le galet tiré ou donnez-le à gauche : le blanc rapporte, le noir coûte, l’or vaut le plus.
pebbles-category-stones = Pierres
pebbles-category-gold = Or
pebbles-option-gifts = Cadeaux
pebbles-option-gifts-two = deux chacun
pebbles-option-gifts-none = aucun
pebbles-white = galet blanc
pebbles-black = galet noir
pebbles-gold = galet d'or
pebbles-drawn = Un { $pebble } est tiré.
pebbles-got = { $player } reçoit un { $pebble }.
pebbles-round = Manche { $round }
pebbles-prompt =
    { $player-you ->
        [yes] Gardez le galet ou donnez-le à gauche.
       *[no] { $player } garde le galet ou le donne à gauche.
    }
pebbles-prompt-deal = Le donneur tire un galet.
pebbles-prompt-over = Le sac est vide.
pebbles-tell-keep = Le garder
pebbles-tell-give = Le donner à { $player }
pebbles-refused-not-now = Il n'y a rien à décider maintenant.
pebbles-refused-gold = L'or ne se donne pas.
pebbles-refused-enough = Vous pouvez donner { $most ->
    [0] aucun galet.
    [one] un seul galet.
   *[other] { $most } galets au plus.
}
pebbles-refused-none = Il ne reste aucun { $pebble } dans le sac.
pebbles-term-points = Points acquis
pebbles-term-gifts = Cadeaux restants
