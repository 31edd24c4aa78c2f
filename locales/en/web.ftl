# What the page says besides what the games and the house say.

web-guest = Guest
web-close = Close
web-again = Try again
web-reconnecting = The connection is lost. Reconnecting…
web-nowhere = There is nothing here.
web-nowhere-home = To the lobby
web-link-copy = Copy the link
web-link-copied = Link copied

## What goes wrong
web-error-offline = The house does not answer. Check your connection and try again.
web-error-server = The house could not do that (error { $status }). Nothing was lost; try again.
web-error-page = Something went wrong in the page: { $what }
web-error-no-game = There is no game “{ $game }”.
web-error-not-sent = You are not connected: this was not sent. Try again once the connection is back.
web-error-perhaps-lost = The connection broke before the house answered. Look whether it was done, and repeat it if not.

## Lobby
web-lobby-welcome = Three games of the Hanging Gardens. Sit down.
web-lobby-games = Games
web-lobby-play = Play
web-lobby-players = { $fewest } to { $most } players
web-lobby-mine = My tables
web-lobby-mine-none = You sit at no table.
web-lobby-open = Open tables
web-lobby-open-none = Nobody is waiting for players. Make a table and invite someone.
web-lobby-playing = In play
web-lobby-finished = Finished
web-lobby-your-turn = Your turn
web-state-open = Waiting for players
web-state-playing = In play
web-state-over = Over
web-state-closed = Closed
web-seat-open = open seat

## A new table
web-new-company = Play
web-new-company-bots = Against bots
web-new-company-friends = With friends
web-new-company-screen = At this screen
web-new-start-bots = Play
web-new-start-friends = Make the table
web-new-start-screen = Play
web-new-players = Players
web-new-player = Player { $number }
web-new-names = Who else is here?
web-new-level = Level of the bots
web-new-public = Show the table in the lobby, for whoever comes
web-new-details = Options, clock, hints
web-new-clock = Clock
web-clock-none = None
web-clock-quick = 10 min + 10 s
web-clock-calm = 40 min + 20 s
web-clock-turn = 3 min a turn
web-clock-day = 1 day a turn
web-clock-week = 1 week a turn
web-new-lapse = When time runs out
web-lapse-bot = A bot plays on
web-lapse-resign = The game is lost
web-new-think = Seconds the oracle thinks
web-new-hints = Hints may be asked for

## Waiting for players
web-wait-open = Send the link to those who shall play. The game begins when every seat is taken.
web-wait-full = Everybody is here.
web-wait-sit = Sit here
web-wait-sit-here = Someone at this screen
web-wait-stand = Stand up
web-wait-invite = Seat a bot
web-wait-start = Begin

## At the table
web-table-loading = Coming to the table…
web-table-board = Board
web-table-board-failed = The board could not be loaded.
web-table-players = Players
web-table-points = Points
web-table-clock = Time left
web-table-clock-days = { $days } d { $clock }
web-table-round = Round { $round }
web-table-you = You
web-table-undo = Undo
web-table-undo-turn = Undo the whole turn
web-table-confirm = Confirm
web-table-confirm-prompt = Confirm your turn, or take something back.
web-table-hint = Hint
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
web-seat-return = Take your seat back
web-decisions-more = Other decisions
web-decisions-all = { $count ->
    [one] The only decision
   *[other] All { $count } decisions
}
web-decisions-filter = Type a decision, as in “pass”
web-decisions-rest = { $count ->
    [one] One more: type to find it.
   *[other] { $count } more: type to find them.
}
web-hint-title = Worth a thought
web-hint-worth = Chance to win { $chance }.
web-menu = Table
web-menu-record = Download the record
web-menu-resign = Give up…
web-menu-resign-sure = Yes, { $name } gives up
web-menu-commitment = The dealer is committed to { $commitment }.
web-tabs = Parts of the table
web-tab-log = Log
web-tab-chat = Chat
web-tab-rules = Rules
web-phone-board = Board
web-phone-mine = Mine
web-phone-others = Others
web-phone-log = Log
web-log-all = Show everything
web-log-by = { $name }: { $what }
web-log-empty = Nothing has happened yet.
web-chat-say = Say something
web-chat-send = Send
web-rules-search = Search the rules
web-rules-see = See { $paragraph }

## The rules beside the table, and the guided first games

web-rules-contents = Contents
web-rules-found = { $count ->
    [0] Nothing found
    [one] One paragraph
   *[other] { $count } paragraphs
}
web-lobby-learn = Learn in ten minutes
web-learn-title = { $game }: a first game
web-learn-you = You
web-learn-rival = Rival
web-learn-coach = The lesson
web-learn-progress = How far you are
web-learn-step = { $step } of { $steps }
web-learn-playing = Watch …
web-learn-next = Next
web-learn-back = Back
web-learn-yours = Your turn
web-learn-later = That would be allowed too. Later you may do as you like.
web-learn-instead = For now, do this: { $what }
web-learn-play = Play a game
web-learn-again = Once more

## Looking back: replay, analysis, statistics
web-to-table = To the table
web-share = Share
web-replay = Replay
web-replay-controls = Leaf through the game
web-replay-slider = Ply
web-replay-at = Ply { $ply } of { $plies }
web-replay-first = To the start (Home)
web-replay-back = One ply back (←)
web-replay-play = Play (space)
web-replay-stop = Stop (space)
web-replay-on = One ply on (→)
web-replay-last = To the end (End)
web-replay-slower = Slower (−)
web-replay-faster = Faster (+)
web-replay-speed = Speed
web-replay-eyes = Look through the eyes of { $name }
web-replay-from-here = Replay from here
web-replay-inherited = { $plies ->
    [one] The first ply comes from another game.
   *[other] The first { $plies } plies come from another game.
}
web-what-if = What if…
web-what-if-about = A table of your own against bots that goes on from ply { $ply }. What is drawn from there on is new.
web-what-if-over = The game is over here. Go back a few plies.
web-what-if-seat = You play as
web-what-if-go = Play on from here
web-open-record = Open a record…
web-open-record-about = Choose a record from your disk, or drop it here. It is shown, and not kept.
web-analysis = Analysis
web-analysis-doing = Looking at every decision again
web-analysis-done = { $of ->
    [one] { $done } of { $of } ply
   *[other] { $done } of { $of } plies
}
web-analysis-summary = Everybody’s game
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
web-analysis-loss = Lost by a decision, on average
web-analysis-luck = Luck of the draws
web-analysis-about = Loss and luck are parts of the chance to win. Loss is the mean of what decisions with a choice gave away against the best one. Luck is the sum of what draws gave, compared with what could have been drawn; no decision counts in it.
web-analysis-drawn = Drawn: { $what }
web-analysis-better = Gave { $loss } of the chance to win away. Better:
web-analysis-fine = As good as anything.
web-analysis-forced = There was no choice.
web-analysis-turning = Turning points
web-analysis-whose = Decisions of
web-analysis-everybody = Everybody
web-analysis-worst = What cost most
web-analysis-worst-none = No decision cost anything worth telling.
web-analysis-luckiest = The luckiest draws
web-analysis-luckiest-none = No draw changed much.
web-analysis-ply = ply { $ply }
web-chart-table = The same as a table
web-chart-round = Round
web-chart-categories = Points over time
web-chart-categories-of = Points of { $name } over time, by category
web-score-chart = Show how the points came about
web-statistics = My games
web-statistics-none = You have not finished a game yet. Play one, and come back.
web-statistics-played = Played
web-statistics-won = Won
web-statistics-victory = Won
web-statistics-lost = Lost
web-statistics-resigned = Ended early
web-statistics-average = Average
web-statistics-best = Best
web-statistics-players = By players
web-statistics-seats = { $players ->
    [one] Alone
   *[other] { $players } players
}
web-statistics-against = Against
web-statistics-people = People
web-statistics-last = Last games
web-statistics-others = against { $points }
web-hint-for = { $term }: speaks for it, by about { $points }.
web-hint-against = { $term }: speaks against it, by about { $points }.
web-hint-even = Nothing sets it apart at once; it pays off later.
web-hint-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
web-hint-source = If everybody plays on for himself, most points come from { $categories }.
web-hint-category = { $category } ({ $points })

## The end
web-score-title = Score sheet
web-score-total = Total
web-score-name = { $name }
web-score-won = { $count ->
    [one] { $players } wins.
   *[other] { $players } share the win.
}
web-score-resigned = The game ended early, because players gave up.
web-score-seed = The dealer’s seed was { $seed }.

## Settings
web-settings = Settings
web-settings-language = Language
web-settings-theme = Colours
web-theme-system = System
web-theme-light = Light
web-theme-dark = Dark
web-settings-motion = Motion
web-motion-full = Full
web-motion-quick = Quick
web-motion-off = Off
web-settings-pace = The others' decisions
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-instant = At once
web-settings-forced = Steps without a choice play themselves
web-settings-confirm = Ask me to confirm each turn

## Open to everybody: keys, what is told aloud, the text view, calls, the page without the house
web-skip = Skip
web-skip-main = To the content
web-skip-board = To the board
web-skip-side = To log, chat and rules
web-keys = Keys
web-keys-board = On the board
web-keys-table = At the table
web-keys-garden = In the garden
web-keys-everywhere = Everywhere
web-keys-off = Single letters can be switched off in the settings.
web-key-beside = To the place beside
web-key-step = To the place before, to the next
web-key-ends = To the first place, to the last
web-key-legal = To the next place where something can be decided (N: back)
web-key-decide = Decide; where it is not allowed, hear why
web-key-board = Back to the board
web-key-view = The board as text, or drawn
web-key-all = List all decisions
web-key-undo = Undo
web-key-undo-turn = Undo the whole turn
web-key-confirm = Confirm the turn
web-key-hint = Ask for a hint
web-key-skip = Skip what is being shown
web-key-log = Log
web-key-chat = Chat
web-key-rules = Rules
web-key-turn-tile = Turn the tile (R: the other way)
web-key-ways = Change how the tile stands
web-key-turn-garden = Turn the garden left, right
web-key-plan = From above, or as a building
web-key-peel = Show one floor more, one less
web-key-list = This list
web-key-close = Close; forget what was begun
web-key-what = What is on the board, one thing after another (W: back)
web-key-paragraph = The rules on what is explained
web-tell-back = Something was taken back.
web-tell-your-turn = Your turn. { $prompt }
web-tell-turn = { $name } is to move. { $prompt }
web-tell-chat = { $name } says: { $text }
web-tell-connected = The connection is back.
web-tell-hints = { $count ->
    [one] One hint.
   *[other] { $count } hints.
}
web-menu-text = Board as text
web-settings-text = Show the board as text
web-settings-letters = Single letters are keys
web-settings-notify = Call me when it is my turn
web-settings-notify-denied = This browser does not allow notifications from this page.
web-notify-turn = Your turn
web-notify-body = { $game }: { $names }
web-text-due = Now
web-text-none = none
web-text-wait = Nothing to decide at the moment.
web-text-marked = hint { $rank }
web-text-refused = not allowed now
web-install-name = Semiramis
web-install-about = Three board games of the Hanging Gardens, alone, with friends or against bots.
web-offline-title = The house is out of reach
web-offline-text = You are offline, or the house is closed for a moment. Nothing is lost: your tables wait. This page tries again by itself.

## Account
web-account = You
web-account-name = Your name at the tables
web-account-save = Save
web-account-why = You need no account. With one you find your tables on any device.
web-account-login = Login
web-account-password = Password (at least 8 characters)
web-account-sign-in = Sign in
web-account-register = Make an account
web-account-signed-in = Signed in as { $login }.
web-account-sign-out = Sign out
web-account-sign-out-everywhere = Sign out everywhere
