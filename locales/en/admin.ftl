# What the page of admins says.

admin-title = Administration
admin-only = The host of this server makes somebody with an account an admin: semiramis admin grant LOGIN.
admin-reports = Reports
admin-people = People
admin-tables = Tables
admin-addresses = Addresses
admin-bulletins = Bulletins
admin-log = Audit log
admin-show = Show
admin-search = Search
admin-table = Table
admin-forgotten = no longer known

## Reports
admin-reports-open = Not settled
admin-reports-settled = Settled
admin-reports-none = There is no report.
admin-reported = is reported ({ $reason }) by
admin-said = What they had said last at that table:
admin-settle = Mark as settled
admin-reopen = Not settled after all

## People
admin-people-search = Id, login, address, or a part of a name
admin-people-all = All
admin-people-banned = Banned
admin-people-admins = Admins
admin-people-none = Nobody matches.
admin-login = login { $login }
admin-guest = guest
admin-is-admin = admin
admin-person = Came on { $came }, last seen on { $seen }, seats at { $tables ->
    [one] one table
   *[other] { $tables } tables
}
admin-person-reports = { $count ->
    [one] one report
   *[other] { $count } reports
}
admin-ban = Ban
admin-ban-other = Change the ban
admin-ban-named = Ban { $name }
admin-unban = Let in again
admin-unban-named = Let in again: { $name }
admin-banned = banned without end
admin-banned-until = banned until { $when }
admin-reason = Reason (only admins read it)
admin-until = For how long
admin-until-hour = An hour
admin-until-day = A day
admin-until-week = A week
admin-until-month = 30 days
admin-until-year = A year
admin-until-date = Until a date
admin-until-never = Without end
admin-until-when = Until when

## Tables
admin-tables-search = Id of a table, id or name of a person
admin-tables-none = No table matches.
admin-close = Close the table
admin-close-sure = Yes, close it for everybody

## Addresses
admin-address = Address or network
admin-address-why = An IPv6 address stands for its /64. Many people may share an address: a ban that ends is often enough.
admin-addresses-none = No address is banned.

## Bulletins
admin-bulletin-text = What everybody reads on the page
admin-bulletin-post = Tell everybody
admin-bulletins-none = Nothing is told to everybody.
admin-bulletin-endless = shown until it is withdrawn
admin-bulletin-until = shown until { $when }
admin-withdraw = Withdraw

## The audit log
admin-log-why = Sign-ins and what admins do. Nobody can change it here.
admin-log-search = Id of a person or table, or an address
admin-log-none = There is no such line.
admin-by = by
admin-host = the host
admin-deed-guest = A guest has come
admin-deed-register = Account made
admin-deed-sign-in = Signed in
admin-deed-wrong-password = Wrong password
admin-deed-grant = Made an admin
admin-deed-revoke = Admin no more
admin-deed-ban = Banned
admin-deed-unban = Let in again
admin-deed-ban-address = Address banned
admin-deed-unban-address = Address let in again
admin-deed-close = Table closed
admin-deed-settle = Report settled
admin-deed-reopen = Report not settled
admin-deed-announce = Bulletin posted
admin-deed-withdraw = Bulletin withdrawn
