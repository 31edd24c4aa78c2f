### The letters the server writes. A link stands on a line of its own.

mail-password-subject = A new password for { $login }
mail-password-text =
    Hello { $name },

    somebody, probably you, has forgotten the password of the account “{ $login }” at { $house }. Choose a new one here within an hour:

    { $link }

    The link works once. If it was not you, do nothing: your password stays as it is.

mail-confirm-subject = Is this your mail address?
mail-confirm-text =
    Hello,

    the account “{ $login }” at { $house } wants to be written to at this address when its password is forgotten. If it is yours, confirm it here within a day:

    { $link }

    If it is not, do nothing: the address is not kept, and you are not written to again.

mail-changed-subject = The password of { $login } was changed
mail-changed-text =
    Hello,

    the password of the account “{ $login }” at { $house } has just been changed, and other browsers were signed out.

    If it was not you, choose a new one at once: on the page, press “Forgotten your password?”.
