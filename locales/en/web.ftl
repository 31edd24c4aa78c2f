# What the page says besides what the games and the server say.

web-guest = Guest
web-close = Close
web-cancel = Cancel
web-bulletins = From the host
web-again = Try again
web-reconnecting = The connection is lost. Reconnecting…
web-nowhere = There is nothing here.
web-nowhere-home = Back to the lobby
web-link-copy = Copy the link
web-link-copied = Link copied

## What goes wrong
web-error-offline = The server does not answer. Check your connection and try again.
web-error-server = The server could not do that (error { $status }). Nothing is lost; try again.
web-error-page = Something went wrong on this page: { $what }
web-error-no-game = There is no game “{ $game }”.
web-error-not-sent = You are not connected, so this was not sent. Try again once the connection is back.
web-error-perhaps-lost = The connection broke before the server answered. Check whether it was done, and try again if not.

## Lobby
web-lobby-at-once = Play at once
web-lobby-sit-down = Sit down.
web-lobby-three-games = Three games of the Hanging Gardens
web-lobby-with = { $game }, against { $level }
web-lobby-another = Another game or opponent
web-bot-pupil-name = Iddin, the pupil
web-bot-pupil = Takes whatever shines, and is glad for you when you win.
web-bot-scribe-name = Nabuzer, the scribe
web-bot-scribe = Writes down every move you make, and reads them all again.
web-bot-architect-name = Arad-Ea, the architect
web-bot-architect = Sees the roof before the first brick is laid.
web-bot-vizier-name = Ahiqar, the vizier
web-bot-vizier = Lets you choose, having seen to it that both roads are theirs.
web-bot-oracle-name = Sabbe, the oracle
web-bot-oracle = Already knows how this ends, and would love to be surprised.
web-lobby-games = Games
web-lobby-play = Play
web-lobby-players = { $fewest } to { $most } players
web-lobby-mine = My tables
web-lobby-mine-none = You are not sitting at any table.
web-lobby-open = Open tables
web-lobby-open-none = No table is waiting for players. Create one and invite somebody.
web-lobby-playing = Games in progress
web-lobby-more = Show more
web-lobby-finished = Finished games
web-lobby-your-turn = Your turn
web-state-open = Waiting for players
web-state-playing = In progress
web-state-over = Finished
web-state-closed = Closed
web-seat-open = free seat
web-seat-gone = Deleted account

## A new table
web-new-company = Play
web-new-company-bots = Against bots
web-new-company-friends = With friends
web-new-company-screen = On this screen
web-new-start-bots = Play
web-new-start-friends = Create the table
web-new-start-screen = Play
web-new-players = Players
web-new-player = Player { $number }
web-new-names = Who else is here?
web-new-level = Level of the bots
web-new-public = Show the table in the lobby, so that anybody can join
web-new-details = Options, clock, hints
web-new-rulings =
    { $count ->
        [0] Rulings: as usual
        [one] Rulings: { $count } changed
       *[other] Rulings: { $count } changed
    }
web-new-rulings-about = Where players may differ about the rules, the table decides.
web-new-rulings-usual = Play everything as usual
web-new-clock = Clock
web-clock-none = None
web-clock-quick = 10 min + 10 s
web-clock-calm = 40 min + 20 s
web-clock-turn = 3 min per turn
web-clock-day = 1 day per turn
web-clock-week = 1 week per turn
web-new-lapse = When time runs out
web-lapse-bot = A bot plays on
web-lapse-resign = The game is lost
web-new-think = Thinking time of the oracle for a turn, in seconds
web-new-absence = Somebody is absent
web-absence-quarter = after 15 minutes
web-absence-hour = after an hour
web-absence-day = after a day
web-absence-never = never
web-new-stand-in = Bot that plays for absent players
web-new-hints = Allow hints

## Waiting for players
web-wait-open = Send the link to the people you want to play with. The game begins when every seat is taken.
web-wait-full = Everybody is here.
web-rule-absence = A player who gives no sign of life for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} may be replaced by a bot ({ $level }) if all others agree, and may take their seat back.
web-rule-never = No bot plays for absent players.
web-rule-clock = When somebody’s time is up, a bot ({ $level }) plays on until they return.
web-rule-lost = A player whose time is up has lost.
web-wait-sit = Sit here
web-wait-sit-here = Add somebody at this screen
web-wait-stand = Leave this seat
web-wait-invite = Add a bot
web-wait-start = Start
web-wait-cancel = Remove the table
web-wait-cancel-sure = Yes, remove it for everybody
web-wait-expires = If nobody comes here any more, the table is removed on { $when }.

## At the table
web-table-loading = Going to the table…
web-table-board = Board
web-table-board-failed = The board could not be loaded.
web-table-players = Players
web-table-points = Points
web-table-clock = Time left
web-table-clock-days = { $days } d { $clock }
web-table-round = Round { $round }
web-table-undo = Undo
web-table-undo-whole = Whole turn
web-table-undo-turn = Undo the whole turn
web-table-confirm = Confirm
web-status-mine = Your turn. { $what }
web-status-seat = { $name } to play. { $what }
web-status-theirs = { $name } is thinking…
web-status-confirm = Confirm your turn, or undo something.
web-status-confirming = { $name } is confirming the turn…
web-table-hint = Hint
web-table-before = { $count } before you
web-table-thinking = Thinking…
web-table-skip = Skip
web-table-over = The game is over.
web-table-rematch = Play again
web-table-pass-screen = Pass the screen to { $name }.
web-seat-bot = bot
web-seat-absent = away
web-seat-resigned = has resigned
web-seat-replaced = { $level } plays on
web-seat-replace = Let a bot play on
web-seat-agreed = { $count ->
    [one] One player agrees.
   *[other] { $count } players agree.
}
web-seat-return = Take your seat back
web-decisions-more = Other choices
web-decisions-all = { $count ->
    [one] The only choice
   *[other] All { $count } choices
}
web-decisions-filter = Type a choice in notation, for example “pass”
web-decisions-rest = { $count ->
    [one] One more: type to find it.
   *[other] { $count } more: type to find them.
}
web-hint-title = Hint
web-hint-why = Why?
web-hint-worth = Chance to win: { $chance }.
web-menu = Table
web-menu-record = Download the game
web-menu-resign = Resign…
web-menu-resign-sure = Yes, { $name } resigns
web-menu-commitment = The dealer is committed to { $commitment }.
web-tabs = Parts of the table
web-tab-log = Log
web-tab-chat = Chat
web-tab-rules = Rules
web-phone-board = Board
web-phone-mine = My side
web-phone-others = Others
web-phone-log = Log
web-recap = Since your last turn
web-recap-back = The one before
web-recap-on = The next one
web-recap-step = { $step } of { $steps }
web-log-setup = Setup: { $count ->
    [one] one draw
   *[other] { $count } draws
}
web-log-back = Something was undone here.
web-log-all = Show everything
web-log-by = { $name }: { $what }
web-log-empty = Nothing has happened yet.
web-chat-say = Write a message
web-chat-send = Send
web-chat-close = Close the chat for everybody
web-chat-open = Open the chat again
web-people = People ({ $count })
web-people-none = Nobody else is here.
web-people-watcher = watches
web-people-gone = has left
web-people-kicked = sent away
web-people-hidden = messages hidden
web-people-more = { $count ->
    [one] Somebody else watches too.
   *[other] { $count } others watch too.
}
web-mute = Hide messages
web-mute-named = Hide messages of { $name }
web-mute-end = Show messages
web-mute-end-named = Show messages of { $name } again
web-kick = Send away
web-kick-named = Send away { $name }
web-kick-end = Let in again
web-kick-end-named = Let in again: { $name }
web-report = Report…
web-report-named = Report { $name } to the host
web-report-reason = What is it about?
web-report-chat = what they say
web-report-name = their name
web-report-play = how they play
web-report-other = something else
web-report-text = What happened?
web-report-why = Only the host and their admins read this, with what this person has said here.
web-report-send = Send the report
web-report-thanks = Thank you. The host will read it.
web-rules-search = Search the rules
web-rules-see = See { $paragraph }

## The rules beside the table, and the guided first games

web-rules-bases = What the marks mean
web-rules-replace = If you have the box, you can replace them: `semiramis components { $game } > mine.toml` writes all figures into a file, and `--components mine.toml` plays with the corrected file.
web-rules-contents = Contents
web-rules-found = { $count ->
    [0] Nothing found
    [one] One paragraph
   *[other] { $count } paragraphs
}
web-lobby-learn = Learn in ten minutes
web-learn-title = { $game }: your first game
web-learn-you = You
web-learn-rival = Rival
web-learn-coach = The lesson
web-learn-progress = Progress
web-learn-step = Step { $step } of { $steps }
web-learn-playing = Watch…
web-learn-next = Next
web-learn-back = Back
web-learn-yours = Your turn
web-learn-later = That would be allowed too. Later you may do as you like.
web-learn-instead = For now, please do this: { $what }
web-learn-play = Play a game
web-learn-again = Play the lesson again

## Looking back: replay, analysis, statistics
web-to-table = Back to the table
web-share = Share
web-replay = Replay
web-replay-controls = Step through the game
web-replay-slider = Move
web-replay-at = Move { $ply } of { $plies }
web-replay-first = To the start (Home)
web-replay-back = One move back (←)
web-replay-play = Play (space)
web-replay-stop = Stop (space)
web-replay-on = One move on (→)
web-replay-last = To the end (End)
web-replay-slower = Slower (−)
web-replay-faster = Faster (+)
web-replay-speed = Speed
web-replay-eyes = See the game as { $name } saw it
web-replay-from-here = Replay from here
web-replay-inherited = { $plies ->
    [one] The first move comes from another game.
   *[other] The first { $plies } moves come from another game.
}
web-what-if = What if…
web-what-if-about = A table of your own against bots that continues from move { $ply }. Everything drawn after that is drawn anew.
web-what-if-over = The game is over at this point. Go back a few moves.
web-what-if-seat = You play
web-what-if-go = Play on from here
web-open-record = Open a saved game…
web-open-record-about = Choose a saved game from your computer, or drop it here. It is only shown, never kept.
web-analysis = Analysis
web-analysis-before = Others are served in turn: { $count } before you.
web-analysis-doing = Every decision is being looked at again
web-analysis-done = { $of ->
    [one] { $done } of { $of } move
   *[other] { $done } of { $of } moves
}
web-analysis-summary = How everybody played
web-analysis-charts = Charts
web-analysis-chances = Chance to win
web-analysis-points = Expected points
web-analysis-best = { $best } of { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} { $best ->
    [one] was
   *[other] were
} as good as the best ({ $share }).
web-analysis-loss = Lost per decision, on average
web-analysis-luck = Luck of the draw
web-analysis-about = Loss and luck are measured in chance to win. Loss is what a decision gave away against the best one, on average over all decisions where there was a choice. Luck is the sum of what the draws gave, compared with what could have been drawn; decisions do not count in it.
web-analysis-drawn = Drawn: { $what }
web-analysis-better = Gave away { $loss } of the chance to win. Better:
web-analysis-fine = Nothing was better.
web-analysis-forced = There was no choice.
web-analysis-turning = Turning points
web-analysis-whose = Decisions of
web-analysis-everybody = Everybody
web-analysis-worst = The most costly decisions
web-analysis-worst-none = No decision cost much.
web-analysis-luckiest = The luckiest draws
web-analysis-luckiest-none = No draw changed much.
web-analysis-ply = move { $ply }
web-chart-table = The same as a table
web-chart-round = Round
web-chart-categories = Points over time
web-chart-categories-of = Points of { $name } over time, by category
web-score-chart = Show how the points came in
web-statistics = My games
web-statistics-none = You have not finished a game yet. Play one and come back.
web-statistics-played = Played
web-statistics-won = Won
web-statistics-victory = Won
web-statistics-lost = Lost
web-statistics-resigned = Ended early
web-statistics-average = Average
web-statistics-best = Best
web-statistics-players = By number of players
web-statistics-seats = { $players ->
    [one] Alone
   *[other] { $players } players
}
web-statistics-against = Against
web-statistics-people = People
web-statistics-last = Latest games
web-statistics-others = against { $points }
web-hint-for = { $term }: gains about { $points }.
web-hint-against = { $term }: costs about { $points }.
web-hint-even = It makes no difference at once; it pays off later.
web-hint-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
web-hint-source = If everybody simply plays on, most points will come from { $categories }.
web-hint-category = { $category } ({ $points })

## The end
web-score-title = Score sheet
web-score-total = Total
web-score-name = { $name }
web-score-won = { $count ->
    [one] { $players } wins.
   *[other] { $players } share the win.
}
web-score-won-by = { $player } wins by { $points ->
    [one] one point
   *[other] { $points } points
}
web-score-level = level
web-score-ahead = { $points ->
    [0] level
    [one] one point ahead
   *[other] { $points } points ahead
}
web-score-next = Next level: { $level }
web-score-picture = Image to share
web-score-fairness = Fairness
web-score-resigned = The game ended early because one or more players resigned.
web-score-seed = The dealer’s seed was { $seed }.

## Settings
web-settings = Settings
web-settings-language = Language
web-settings-theme = Colours
web-theme-system = System
web-theme-light = Light
web-theme-dark = Dark
web-settings-motion = Animation
web-motion-full = Full
web-motion-quick = Quick
web-motion-off = Off
web-settings-pace = The others’ moves
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-instant = Instant
web-settings-forced = Play steps without a choice automatically
web-settings-confirm = Ask me to confirm each turn

## Open to everybody: keys, what is told aloud, the text view, calls, the page without the server
web-skip = Skip
web-skip-main = To the content
web-skip-board = To the board
web-skip-side = To the log, the chat and the rules
web-keys = Keys
web-keys-board = On the board
web-keys-table = At the table
web-keys-garden = In the garden
web-keys-everywhere = Everywhere
web-keys-off = The keys that are single letters can be switched off in the settings.
web-key-name-home = Home
web-key-name-end = End
web-key-name-enter = Enter
web-key-name-space = Space
web-key-name-escape = Esc
web-key-beside = Go to the next place in that direction
web-key-step = Go to the previous or the next place
web-key-ends = Go to the first or the last place
web-key-legal = Go to the next place where you can decide something (N: the previous one)
web-key-decide = Decide; where you can’t, learn why
web-key-board = Back to the board
web-key-view = Switch between the drawn board and the board as text
web-key-all = List all possible decisions
web-key-undo = Undo
web-key-undo-turn = Undo the whole turn
web-key-confirm = Confirm the turn
web-key-hint = Ask for a hint
web-key-skip = Skip what is being shown
web-key-log = Log
web-key-chat = Chat
web-key-rules = Rules
web-key-turn-tile = Turn the tile (R: the other way)
web-key-ways = Change how the tile is supported
web-key-turn-garden = Turn the garden left or right
web-key-plan = Switch between the building and the view from above
web-key-zoom = Look at the garden from nearer or farther
web-key-garden-home = Look at the garden as at first
web-key-list = Show this list
web-key-close = Close; cancel what you have begun
web-key-what = Read what is on the board, one thing after another (W: backwards)
web-key-paragraph = Read the rule about what is explained
web-tell-back = Something was undone.
web-tell-chat = { $name } says: { $text }
web-tell-connected = The connection is back.
web-tell-hints = { $count ->
    [one] One hint.
   *[other] { $count } hints.
}
web-what-is = What is this?
web-menu-text = Board as text
web-settings-text = Show the board as text
web-settings-sounds = Sounds
web-settings-coordinates = Show the names of places on boards
web-settings-letters = Use single letters as keys
web-settings-notify = Notify me when it is my turn
web-settings-notify-denied = This browser does not allow notifications from this page.
web-notify-turn = Your turn
web-notify-body = { $game }: { $names }
web-text-due = Now
web-text-none = none
web-text-wait = There is nothing to decide at the moment.
web-text-marked = hint { $rank }
web-text-refused = not allowed now
web-install-name = Semiramis
web-install-about = Three board games of the Hanging Gardens: alone, with friends or against bots.
web-offline-title = The server can’t be reached
web-offline-text = You are offline, or the server is down for a moment. Nothing is lost: your tables wait for you. This page keeps trying by itself.

## Account
web-account = You
web-account-name = Your name at the tables
web-account-save = Save
web-account-why = You do not need an account. With one you find your tables on any device.
web-account-login = Login
web-account-password = Password (at least 8 characters)
web-account-sign-in = Sign in
web-account-register = Make an account
web-account-signed-in = Signed in as { $login }.
web-account-sign-out = Sign out
web-account-sign-out-everywhere = Sign out everywhere
web-account-more = Password, browsers, programs and your data
web-account-page = Your account and your data
web-account-who = Who you are
web-account-forgotten = Forgotten your password?
web-account-show = Show
web-account-hide = Hide
web-account-show-named = Show “{ $what }”
web-account-password-title = Password
web-account-password-now = Present password
web-account-password-new = New password (at least 8 characters)
web-account-password-choose = A new password
web-account-password-change = Change the password
web-account-password-changed = Your password is changed. Other browsers are signed out.
web-account-mail = Mail address
web-account-mail-is = If you forget your password, a link is sent to { $mail }.
web-account-mail-none = Name a mail address, and a link is sent there if you forget your password. It is used for nothing else.
web-account-mail-never = This server sends no mail. If you forget your password, ask its host for a link to choose a new one.
web-account-mail-change = Mail address for a forgotten password
web-account-mail-save = Send a link that confirms it
web-account-mail-sent = A link is on its way to { $mail }. The address counts once you have followed it.
web-account-mail-forget = Forget the address
web-account-mail-forgotten = The address is forgotten.
web-account-browsers = Where you are signed in
web-account-browser-unknown = Unknown browser
web-account-browser-this = This browser
web-account-browser-end = Sign out
web-account-browser-end-named = Sign out of { $name }
web-account-browser-ended = Signed out there.
web-account-data = Your data
web-account-export-what = One file with everything that this server keeps of you: your name, browsers and tokens, your tables with the records of their games, and what you said.
web-account-export = Download your data
web-account-delete = Delete the account
web-account-delete-guest = Delete everything about you
web-account-delete-what = Your name, your login, your mail address, your browsers and tokens, and everything that you said are deleted. Nobody can bring them back.
web-account-delete-games = Games stay without your name, for those who played them with you. You resign the games that are in play.
web-account-delete-type = To confirm, type your name: { $name }
web-account-delete-now = Delete for good
web-account-gone = You are forgotten
web-account-gone-what = This server keeps nothing of you any more. Whenever you like to play, you are welcome as somebody new.
web-link-password-what = Choose a new password for the account “{ $login }”. You are then signed in here, and signed out everywhere else.
web-link-password-done = Your password is changed, and you are signed in.
web-link-mail = Confirm the mail address
web-link-mail-what = If the password of the account “{ $login }” is forgotten, a link will be sent to { $mail }.
web-link-mail-confirm = Confirm
web-link-mail-done = { $mail } is confirmed.
web-forgotten-who = Your login or your mail address
web-forgotten-send = Send me a link
web-forgotten-sent = If there is such an account and it has a confirmed mail address, a link is on its way. It works for an hour. If nothing comes, look among unwanted mail, or ask the host of this server.
web-account-admin = Administration
web-tokens = Tokens for programs
web-tokens-why = A program with a token sits, plays, reads and chats for you. Give each program a token of its own: you can end it at any time.
web-tokens-label = What the token is for
web-tokens-make = Make a token
web-tokens-fresh = Your token: it is shown only now
web-tokens-copy = Copy
web-tokens-copied = Copied
web-tokens-scope-play = May sit, play, read and chat.
web-tokens-unused = Not used yet.
web-tokens-used = Last used { $when }.
web-tokens-end = End
web-tokens-end-named = End the token “{ $label }”

## Editions of the boxes
web-edition-title = { $game }: an edition of the box
web-edition-about = Copy here what your box shows where it differs, or design your own. The server checks it as you type; what is not finished stays in this browser.
web-edition-begin = Begin with…
web-edition-standard = The standard box
web-edition-own = { $name } (yours)
web-edition-file = Use a file…
web-edition-edit = Edit an edition
web-edition-undo = Undo
web-edition-redo = Redo
web-edition-name = Name of the edition
web-edition-unnamed = unnamed edition
web-edition-none = –
web-edition-of = { $label }, { $number }
web-edition-add = Add to: { $label }
web-edition-remove = Take away: { $label }, { $number }
web-edition-leave-out = Leave out: { $label }
web-edition-state = State of the edition
web-edition-faults = { $count ->
    [one] 1 fault
   *[other] { $count } faults
}
web-edition-faulty = { $count ->
    [one] One thing is not right yet:
   *[other] { $count } things are not right yet:
}
web-edition-sound = A table can be played with this edition.
web-edition-is-standard = These are the figures of the standard box.
web-edition-keep = Keep in this browser
web-edition-kept = “{ $name }” is kept in this browser.
web-edition-no-room = This browser has no room for it: download the file instead.
web-edition-download = Download the file
web-edition-play = Play with it
web-edition-choice = Edition of the box
web-edition-plays = Edition: { $name }
web-edition-print = Fingerprint of its figures: { $fingerprint }
web-edition-unreadable = The server could not check the file. A component file is a short text, 32 KiB at most.

## What an edition changes

web-compare-title = What does this change?
web-compare-about = Bots play the same deals twice, once with each edition. What luck gives to one it mostly gives to the other too: what is left is what the figures do.
web-compare-before = Compared with
web-compare-players = Players
web-compare-level = Bots
web-compare-level-pupil = Pupil (plays anything)
web-compare-level-scribe = Scribe (plays for points)
web-compare-games = Games (a minute at most)
web-compare-games-of = { $count }
web-compare-start = Play the games
web-compare-stop = Stop
web-compare-done = { $done } of { $of } games
web-compare-over = { $games } games of each edition were played.
web-compare-stopped = Stopped after { $games } games of each edition.
web-compare-faulty = First put right what is wrong with the edition.
web-compare-same = Both editions have the same figures: nothing can differ.
web-compare-stale = The edition has changed since. Play the games again to see what it does now.
web-compare-difference = Difference
web-compare-range = { $mean } ({ $low } to { $high })
web-compare-by-category = Points of a player, by category
web-compare-by-seat = By seat
web-compare-length = Length of a game
web-compare-points = All points
web-compare-points-of = Points of seat { $seat }
web-compare-wins-of = Wins of seat { $seat }
web-compare-rounds = Rounds
web-compare-decisions = Moves
web-compare-how = In brackets: how large the difference may really be, nineteen times in twenty. It is bold where it can hardly be chance. More games show smaller differences.
web-compare-count-points = { $count ->
    [one] { $written } point
   *[other] { $written } points
}
web-compare-count-rounds = { $count ->
    [one] { $written } round
   *[other] { $written } rounds
}
web-compare-count-moves = { $count ->
    [one] { $written } move
   *[other] { $written } moves
}
web-compare-points-more = A player scores { $points } more, on average.
web-compare-points-less = A player scores { $points } fewer, on average.
web-compare-points-source = Most of it comes from { $category }.
web-compare-points-same = No difference in points is shown.
web-compare-seats-more = Seat { $seat } wins more often: { $after } instead of { $before }.
web-compare-seats-less = Seat { $seat } wins less often: { $after } instead of { $before }.
web-compare-seats-same = No seat is shown to win more or less often.
web-compare-rounds-more = A game takes { $rounds } more.
web-compare-rounds-less = A game takes { $rounds } fewer.
web-compare-decisions-more = A game takes { $decisions } more.
web-compare-decisions-less = A game takes { $decisions } fewer.
web-compare-length-same = Games are as long as before.
