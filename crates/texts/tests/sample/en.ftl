card = card
take = { $who } takes a { $card }
have = { $n ->
    [one] one camel
   *[other] { $n } camels
}
dig = { $who-you ->
    [yes] You dig
   *[no] { $who } digs
} a tile
after = { $what }, then more
