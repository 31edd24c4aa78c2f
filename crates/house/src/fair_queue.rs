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

    /// How many addresses have something waiting.
    pub(crate) fn addresses(&self) -> usize {
        self.addresses.0.len()
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
    fn one_person_is_served_in_order() {
        let mut queue = FairQueue::default();
        ["first", "second", "third"].into_iter().for_each(|item| queue.push(&asker("a", "p"), 5000, item));
        assert_eq!(order(&mut queue), ["first", "second", "third"]);
    }
}
