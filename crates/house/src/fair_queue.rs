//! Who is next: addresses in turn, and the people of an address in turn, each for about the same time (deficit round robin).

use std::collections::VecDeque;

/// So much time, in milliseconds, each is granted whenever it is its turn.
const GRANT: u64 = 1000;

/// Who asks for thinking time.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Asker {
    /// The network address they came from last.
    pub(crate) address: String,
    /// Their id.
    pub(crate) person: String,
}

/// Something that waits in line, one after the other.
trait Line {
    type Item;

    /// Whether anything may be served now.
    fn is_servable(&self, free: &dyn Fn(&str) -> bool) -> bool;

    /// How much time the next one takes that may be served now.
    fn next_cost(&mut self, free: &dyn Fn(&str) -> bool) -> Option<u64>;

    fn pop(&mut self, free: &dyn Fn(&str) -> bool) -> Option<Self::Item>;

    /// How many wait in it.
    fn waiting(&self) -> usize;

    /// Sends away whoever came last of the owner for whom most wait.
    fn send_away(&mut self) -> Option<Self::Item>;
}

impl<T> Line for VecDeque<(u64, T)> {
    type Item = T;

    fn is_servable(&self, _: &dyn Fn(&str) -> bool) -> bool {
        !self.is_empty()
    }

    fn next_cost(&mut self, _: &dyn Fn(&str) -> bool) -> Option<u64> {
        self.front().map(|(cost, _)| *cost)
    }

    fn pop(&mut self, _: &dyn Fn(&str) -> bool) -> Option<T> {
        self.pop_front().map(|(_, item)| item)
    }

    fn waiting(&self) -> usize {
        self.len()
    }

    fn send_away(&mut self) -> Option<T> {
        self.pop_back().map(|(_, item)| item)
    }
}

/// A line with its owner and the time it is granted still.
#[derive(Debug)]
struct OwnedLine<L> {
    key: String,
    granted: u64,
    line: L,
}

/// Lines that are served in turn.
#[derive(Debug)]
struct Ring<L>(VecDeque<OwnedLine<L>>);

impl<L> Default for Ring<L> {
    fn default() -> Ring<L> {
        Ring(VecDeque::new())
    }
}

impl<L> Ring<L> {
    fn find(&self, key: &str) -> Option<&L> {
        self.0.iter().find(|owned| owned.key == key).map(|owned| &owned.line)
    }
}

impl<L: Line + Default> Ring<L> {
    fn line(&mut self, key: &str) -> Option<&mut L> {
        if !self.0.iter().any(|owned| owned.key == key) {
            self.0.push_back(OwnedLine { key: key.to_owned(), granted: 0, line: L::default() });
        }
        self.0.iter_mut().find(|owned| owned.key == key).map(|owned| &mut owned.line)
    }
}

impl<L: Line> Line for Ring<L> {
    type Item = L::Item;

    fn is_servable(&self, free: &dyn Fn(&str) -> bool) -> bool {
        self.0.iter().any(|owned| free(&owned.key) && owned.line.is_servable(free))
    }

    fn next_cost(&mut self, free: &dyn Fn(&str) -> bool) -> Option<u64> {
        if !self.is_servable(free) {
            return None;
        }
        loop {
            let owned = self.0.front_mut()?;
            if let Some(cost) = owned.line.next_cost(free).filter(|_| free(&owned.key)) {
                if owned.granted >= cost {
                    return Some(cost);
                }
                owned.granted += GRANT;
            }
            self.0.rotate_left(1);
        }
    }

    fn pop(&mut self, free: &dyn Fn(&str) -> bool) -> Option<L::Item> {
        let cost = self.next_cost(free)?;
        let owned = self.0.front_mut()?;
        owned.granted -= cost;
        let item = owned.line.pop(free);
        // Who has nothing to wait for keeps nothing of what was granted.
        if !owned.line.is_servable(&|_| true) {
            self.0.pop_front();
        }
        item
    }

    fn waiting(&self) -> usize {
        self.0.iter().map(|owned| owned.line.waiting()).sum()
    }

    fn send_away(&mut self) -> Option<L::Item> {
        let (at, longest) = self.0.iter_mut().enumerate().max_by_key(|(_, owned)| owned.line.waiting())?;
        let item = longest.line.send_away();
        if longest.line.waiting() == 0 {
            self.0.remove(at);
        }
        item
    }
}

/// What one person waits for, each with its cost.
type PersonLine<T> = VecDeque<(u64, (Asker, T))>;

/// What waits for its turn.
#[derive(Debug)]
pub(crate) struct FairQueue<T> {
    addresses: Ring<Ring<PersonLine<T>>>,
    waiting: usize,
}

impl<T> Default for FairQueue<T> {
    fn default() -> FairQueue<T> {
        FairQueue { addresses: Ring::default(), waiting: 0 }
    }
}

impl<T> FairQueue<T> {
    /// How many wait.
    pub(crate) fn len(&self) -> usize {
        self.waiting
    }

    /// Somebody waits for something that takes so many milliseconds.
    pub(crate) fn push(&mut self, asker: &Asker, cost: u64, item: T) {
        let address = self.addresses.line(&asker.address);
        if let Some(line) = address.and_then(|people| people.line(&asker.person)) {
            line.push_back((cost, (asker.clone(), item)));
            self.waiting += 1;
        }
    }

    /// Whether anything waits whose address and person are free.
    pub(crate) fn is_servable(&self, free: &dyn Fn(&str) -> bool) -> bool {
        self.addresses.is_servable(free)
    }

    /// Among how many somebody shares their time who is served now: the addresses that wait, the people who wait at
    /// their own, and what they wait for themselves.
    pub(crate) fn share(&self, asker: &Asker) -> usize {
        let own = self.addresses.find(&asker.address);
        let items = own.and_then(|people| people.find(&asker.person)).map_or(0, VecDeque::len);
        let people = own.map_or(0, |people| people.0.len()) - usize::from(items > 0);
        let addresses = self.addresses.0.len() - usize::from(own.is_some());
        (addresses + 1) * (people + 1) * (items + 1)
    }

    /// About how many are served before the first of somebody; nothing if they do not wait.
    pub(crate) fn before(&self, asker: &Asker) -> Option<usize> {
        let own = self.addresses.find(&asker.address)?;
        own.find(&asker.person)?;
        // In each round of the people one of each is served, and in each round of the addresses one person.
        let people = own.0.iter().take_while(|owned| owned.key != asker.person).count();
        let others = self.addresses.0.iter().filter(|owned| owned.key != asker.address);
        Some(people + others.map(|owned| owned.line.waiting().min(people + 1)).sum::<usize>())
    }

    /// Sends away whoever came last of the address, and there of the person, for whom most wait.
    pub(crate) fn send_away(&mut self) -> Option<T> {
        let (_, item) = self.addresses.send_away()?;
        self.waiting -= 1;
        Some(item)
    }

    /// The next one of those whose address and person are free.
    pub(crate) fn pop(&mut self, free: &dyn Fn(&str) -> bool) -> Option<(Asker, T)> {
        let item = self.addresses.pop(free)?;
        self.waiting -= 1;
        Some(item)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asker(address: &str, person: &str) -> Asker {
        Asker { address: address.to_owned(), person: person.to_owned() }
    }

    fn order(queue: &mut FairQueue<&'static str>) -> Vec<&'static str> {
        std::iter::from_fn(|| queue.pop(&|_| true).map(|(_, item)| item)).collect()
    }

    #[test]
    fn a_hundred_of_one_person_keep_nobody_waiting_for_more_than_one() {
        let mut queue = FairQueue::default();
        (0..100).for_each(|_| queue.push(&asker("a", "many"), 1000, "many"));
        queue.push(&asker("b", "one"), 1000, "one");
        assert_eq!(queue.len(), 101);
        let order = order(&mut queue);
        assert!(order.iter().position(|who| *who == "one").unwrap() <= 1, "{order:?}");
        assert_eq!((order.len(), queue.len()), (101, 0));
    }

    #[test]
    fn thirty_people_of_one_address_count_as_one_address() {
        let mut queue = FairQueue::default();
        for number in 0..30 {
            queue.push(&asker("a", &format!("guest {number}")), 900, "guest");
        }
        queue.push(&asker("b", "one"), 900, "one");
        assert!(order(&mut queue).iter().position(|who| *who == "one").unwrap() <= 1);
    }

    #[test]
    fn long_thoughts_are_paid_for_in_time_and_not_in_number() {
        let mut queue = FairQueue::default();
        for _ in 0..3 {
            queue.push(&asker("a", "long"), 10_000, "long");
        }
        for _ in 0..30 {
            queue.push(&asker("b", "short"), 1000, "short");
        }
        let order = order(&mut queue);
        let second = order.iter().enumerate().filter(|(_, who)| **who == "long").nth(1).unwrap().0;
        assert!((16..=24).contains(&second), "{second}: {order:?}");
    }

    #[test]
    fn who_has_enough_already_is_passed_over() {
        let mut queue = FairQueue::default();
        queue.push(&asker("a", "busy"), 1000, "busy");
        queue.push(&asker("a", "free"), 1000, "free");
        assert_eq!(queue.pop(&|key| key != "busy").map(|(_, item)| item), Some("free"));
        assert!(queue.pop(&|key| key != "busy").is_none());
        assert!(queue.pop(&|key| key != "a").is_none());
        assert_eq!(order(&mut queue), ["busy"]);
    }

    #[test]
    fn whoever_came_last_of_those_for_whom_most_wait_is_sent_away() {
        let mut queue = FairQueue::default();
        queue.push(&asker("a", "one"), 1000, "one");
        ["first", "second"].into_iter().for_each(|item| queue.push(&asker("b", "many"), 1000, item));
        queue.push(&asker("b", "other"), 1000, "other");
        assert_eq!((queue.send_away(), queue.send_away()), (Some("second"), Some("other")));
        assert_eq!(queue.len(), 2);
        order(&mut queue);
        assert_eq!((queue.send_away(), queue.len()), (None, 0));
    }

    #[test]
    fn time_is_shared_among_addresses_then_people_then_what_one_waits_for() {
        let mut queue = FairQueue::default();
        let (one, other) = (asker("a", "one"), asker("a", "other"));
        assert_eq!(queue.share(&one), 1);
        queue.push(&asker("b", "far"), 1000, "far");
        assert_eq!(queue.share(&one), 2);
        queue.push(&other, 1000, "other");
        assert_eq!((queue.share(&one), queue.share(&asker("b", "far"))), (4, 4));
        (0..2).for_each(|_| queue.push(&one, 1000, "one"));
        assert_eq!((queue.share(&one), queue.share(&other), queue.share(&asker("c", "new"))), (12, 8, 3));
    }

    #[test]
    fn whoever_waits_is_told_about_how_many_are_served_before() {
        let mut queue = FairQueue::default();
        (0..50).for_each(|_| queue.push(&asker("a", "many"), 1000, "many"));
        (0..3).for_each(|guest| queue.push(&asker("b", &format!("guest {guest}")), 1000, "guest"));
        queue.push(&asker("c", "one"), 1000, "one");
        assert_eq!(queue.before(&asker("c", "one")), Some(2), "one of each other address");
        assert_eq!(queue.before(&asker("b", "guest 2")), Some(2 + 3 + 1));
        assert_eq!(queue.before(&asker("c", "nobody")), None);
        let order = order(&mut queue);
        assert!(order.iter().position(|who| *who == "one").unwrap() <= 2, "{order:?}");
    }

    #[test]
    fn one_person_is_served_in_order() {
        let mut queue = FairQueue::default();
        ["first", "second", "third"].into_iter().for_each(|item| queue.push(&asker("a", "p"), 5000, item));
        assert_eq!(order(&mut queue), ["first", "second", "third"]);
    }
}
