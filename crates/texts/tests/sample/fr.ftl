card = carte
    .gender = f
take = { $who } prend { $card-gender ->
    [f] une
   *[m] un
} { $card }
have = { $n ->
    [one] { $n } chameau
   *[other] { $n } chameaux
}
dig = { $who-you ->
    [yes] Vous prenez
   *[no] { $who } prend
} une tuile
after = { $what }, puis la suite
