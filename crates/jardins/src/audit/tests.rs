//! A tampered table is found out: a piece that is there twice, a piece that is gone.

use game::{Game, Seat, Setup, contract};

use crate::garden::{Garden, Plot, Spot};
use crate::pieces::{Column, Enhancement, Pile, Position, Row};
use crate::{Actor, Jardins, Phase};

fn is_found_out(players: usize, what: &str, tamper: impl Fn(&mut Jardins) -> Option<()>) {
    let setups = [(); 4].map(|()| Setup::standard(&Jardins::META, players));
    contract::is_found_out(&setups, what, tamper);
}

fn first(game: &mut Jardins) -> &mut Garden {
    &mut game.players[0].garden
}

fn some_place(game: &Jardins) -> Option<(Column, Row)> {
    let places = Column::ALL.into_iter().flat_map(|column| Row::ALL.into_iter().map(move |row| (column, row)));
    places.into_iter().find(|&(column, row)| game.market.card(column, row).is_some())
}

#[test]
fn each_garden_card_is_there_as_often_as_in_the_box() {
    is_found_out(3, "a card of the market is gone", |game| {
        let (column, row) = some_place(game)?;
        game.market.remove(column, row).map(drop)
    });
    is_found_out(3, "a card of the market is laid too", |game| {
        let card = game.market.cards().next()?;
        let spot = first(game).spots().next()?;
        first(game).lay(card, spot);
        Some(())
    });
    is_found_out(3, "a card of a garden is gone", |game| {
        let plot = first(game).laid().iter().last()?;
        let mut bare = Garden::default();
        let cards: Vec<_> = first(game).laid().iter().filter(|&other| other != plot).collect();
        for plot in cards {
            let spot = if bare.laid().is_empty() { Spot::First } else { Spot::Right };
            let card = first(game).card(plot)?;
            bare.lay(card, if plot.floor().number() == 1 { spot } else { Spot::Upper(plot) });
        }
        *first(game) = bare;
        Some(())
    });
    is_found_out(3, "an unseen card is gone", |game| {
        let card = crate::pieces::Card::ALL.into_iter().find(|&card| game.unseen.copies(card, &game.figures) > 0)?;
        game.unseen.cards.remove(card, &game.figures.stack);
        Some(())
    });
    is_found_out(3, "a card in hand is gone", |game| {
        let Phase::Place { .. } = game.phase else { return None };
        game.phase = Phase::Buy;
        Some(())
    });
}

/// J0.7: no more gold and tools are out than the box has, unless they never run out.
#[test]
fn gold_and_tools() {
    is_found_out(3, "more gold is out than the box has", |game| {
        game.players[0].purse.gold += game.left_in_box().gold + 1;
        Some(())
    });
    is_found_out(3, "more tools are out than the box has", |game| {
        game.players[0].purse.tools += game.left_in_box().tools + 1;
        Some(())
    });
    let mut setup = Setup::standard(&Jardins::META, 3);
    setup.options.set(&Jardins::META, "supply", "unlimited").unwrap();
    let mut game = Jardins::new(&setup).unwrap();
    game.players[0].purse.gold = u8::MAX;
    assert_eq!(game.audit(), Ok(()));
}

/// J5.3: the Automa discards, but no more than its cards say.
#[test]
fn a_solo_game_misses_no_more_cards_than_the_automa_discards() {
    is_found_out(1, "five cards more than may be are gone", |game| {
        let (_, most) = game.discarded_cards();
        for _ in 0..=most {
            let (column, row) = some_place(game)?;
            game.market.remove(column, row)?;
        }
        Some(())
    });
    is_found_out(1, "a card of the market is laid in the garden too, more often than cards were discarded", |game| {
        let card = game.market.cards().next()?;
        for _ in 0..10 {
            let spot = first(game).spots().next()?;
            first(game).lay(card, spot);
        }
        Some(())
    });
}

#[test]
fn each_enhancement_is_there_once() {
    is_found_out(3, "the top of a pile is gone", |game| {
        let due = matches!(game.phase, Phase::Show(_)) || game.round == 0;
        let top = game.piles.iter_mut().find(|top| top.is_some())?;
        if due { None } else { top.take().map(drop) }
    });
    is_found_out(3, "the top of a pile is unseen too", |game| {
        let top = game.piles.iter().flatten().copied().next()?;
        game.unseen.enhancements.insert(top);
        Some(())
    });
    is_found_out(3, "an unseen enhancement is gone", |game| {
        let unseen = game.unseen.enhancements.iter().next()?;
        game.unseen.enhancements.remove(unseen);
        Some(())
    });
    is_found_out(3, "the tops of two piles are exchanged", |game| {
        game.piles[0].and(game.piles[1])?;
        game.piles.swap(0, 1);
        Some(())
    });
    is_found_out(3, "an enhancement lies on no card", |game| {
        let tile: Enhancement = game.unseen.enhancements.iter().next()?;
        let free = Plot::all().find(|&plot| first(game).card(plot).is_none())?;
        game.unseen.enhancements.remove(tile);
        first(game).enhance(free, tile);
        Some(())
    });
    is_found_out(3, "a pile shows nothing, and its tile is unseen again", |game| {
        let due = matches!(game.phase, Phase::Show(_)) || game.round == 0;
        let pile = Pile::ALL.into_iter().find(|pile| game.piles[pile.index()].is_some()).filter(|_| !due)?;
        let top = game.piles[pile.index()].take()?;
        game.unseen.enhancements.insert(top);
        Some(())
    });
}

#[test]
fn objectives_irrigation_cards_and_markers_are_there_once() {
    is_found_out(3, "an objective is gone", |game| game.board[1].objective.take().map(drop));
    is_found_out(3, "an objective is there twice", |game| {
        let laid = game.board[0].objective?;
        game.unseen.objectives.insert(laid);
        Some(())
    });
    is_found_out(3, "an objective takes the place of another", |game| {
        game.board[0].objective.and(game.board[1].objective)?;
        game.board[0].objective = game.unseen.objectives.iter().next();
        game.unseen.objectives.insert(game.board[1].objective?);
        game.unseen.objectives.remove(game.board[0].objective?);
        Some(())
    });
    is_found_out(3, "an irrigation card is gone", |game| game.players[1].pattern.take().map(drop));
    is_found_out(3, "an irrigation card is there twice", |game| {
        let pattern = game.players[0].pattern?;
        game.unseen.patterns.insert(pattern);
        Some(())
    });
    is_found_out(3, "a marker on a second place before the first ones are full", |game| {
        let claims = game.board.iter_mut().find(|claims| claims.first.is_empty() && claims.second.is_empty())?;
        claims.second.insert(Actor::Player(Seat::FIRST));
        Some(())
    });
    is_found_out(2, "two markers of one on one objective", |game| {
        let places = game.objective_places();
        let claims = game.board.iter_mut().find(|claims| claims.first.is_empty() && claims.second.is_empty())?;
        for seat in Seat::all(Seat::MOST).take(places.into()) {
            claims.first.insert(Actor::Player(seat));
        }
        claims.second.insert(Actor::Player(Seat::FIRST));
        Some(())
    });
    is_found_out(2, "more markers than there are places", |game| {
        let places = game.objective_places();
        let claims = game.board.iter_mut().find(|claims| claims.first.is_empty())?;
        for seat in Seat::all(Seat::MOST).take(usize::from(places) + 1) {
            claims.first.insert(Actor::Player(seat));
        }
        Some(())
    });
    assert_eq!(Position::ALL.len(), Position::COUNT);
}

#[test]
fn gardeners_are_counted_and_only_seats_have_gold() {
    is_found_out(3, "a gardener is there twice", |game| {
        game.players[0].gardeners[0] += 1;
        Some(())
    });
    is_found_out(3, "a gardener is gone", |game| {
        let out = game.players.iter_mut().flat_map(|player| &mut player.gardeners).find(|out| **out > 0)?;
        *out -= 1;
        Some(())
    });
    is_found_out(1, "a gardener of the Automa is there twice", |game| {
        game.automa_gardeners[1] += 1;
        Some(())
    });
    is_found_out(3, "gold where nobody sits", |game| {
        game.players[3].purse.gold = 1;
        Some(())
    });
}

#[test]
fn gardens_that_would_fall_are_found_out() {
    is_found_out(3, "a card hangs in the air", |game| {
        let bare = Plot::all().rev().find(|plot| first(game).card(*plot).is_none())?;
        let firm = bare.supports().iter().all(|support| first(game).card(support).is_some());
        let card = crate::pieces::Card::ALL.into_iter().find(|&card| game.unseen.copies(card, &game.figures) > 0)?;
        if firm {
            return None;
        }
        game.unseen.cards.remove(card, &game.figures.stack);
        first(game).lay(card, Spot::Upper(bare));
        Some(())
    });
    is_found_out(3, "floor 1 begins with a gap", |game| {
        let mut moved = Garden::default();
        let plots: Vec<_> = first(game).laid().iter().collect();
        let alone = plots.len() == 1;
        for plot in plots {
            let next = Plot::all().nth(plot.index() + 1)?;
            let card = first(game).card(plot)?;
            moved.lay(card, Spot::Upper(next));
        }
        (alone && *first(game) != moved).then(|| *first(game) = moved)
    });
}
