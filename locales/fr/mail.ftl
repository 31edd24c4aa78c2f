### Les lettres qu’écrit le serveur. Un lien est seul sur sa ligne.

mail-password-subject = Un nouveau mot de passe pour { $login }
mail-password-text =
    Bonjour { $name },

    quelqu’un, sans doute vous, a oublié le mot de passe du compte « { $login } » sur { $house }. Choisissez-en un nouveau ici, dans l’heure :

    { $link }

    Ce lien ne sert qu’une fois. Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.

mail-confirm-subject = Cette adresse est-elle la vôtre ?
mail-confirm-text =
    Bonjour,

    le compte « { $login } » sur { $house } voudrait recevoir son courrier à cette adresse en cas d’oubli du mot de passe. Si elle est à vous, confirmez-la ici, dans la journée :

    { $link }

    Sinon, ne faites rien : l’adresse n’est pas conservée et vous ne recevrez plus rien.

mail-changed-subject = Le mot de passe du compte { $login } a changé
mail-changed-text =
    Bonjour,

    le mot de passe du compte « { $login } » sur { $house } vient de changer, et les autres navigateurs ont été déconnectés.

    Si ce n’était pas vous, choisissez-en un nouveau tout de suite : sur la page, touchez « Mot de passe oublié ? ».
