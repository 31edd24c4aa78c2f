//! A sample of whole numbers, counted exactly.

use std::collections::BTreeMap;

use crate::Interval;
use crate::interval::reach_of_mean;

/// How often each number was seen.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Sample {
    counts: BTreeMap<i32, u64>,
}

impl Sample {
    /// Counts a number.
    pub fn add(&mut self, number: i32) {
        *self.counts.entry(number).or_default() += 1;
    }

    /// Counts everything another sample counted.
    pub fn merge(&mut self, other: &Sample) {
        for (&number, &count) in &other.counts {
            *self.counts.entry(number).or_default() += count;
        }
    }

    /// How many numbers were seen.
    pub fn len(&self) -> u64 {
        self.counts.values().sum()
    }

    /// Whether none was seen.
    pub fn is_empty(&self) -> bool {
        self.counts.is_empty()
    }

    /// Every number seen with how often, in order.
    pub fn iter(&self) -> impl Iterator<Item = (i32, u64)> + '_ {
        self.counts.iter().map(|(&number, &count)| (number, count))
    }

    /// Everything seen, added up.
    pub fn sum(&self) -> i64 {
        self.iter().map(|(number, count)| i64::from(number) * count as i64).sum()
    }

    /// The mean; 0 if nothing was seen.
    pub fn mean(&self) -> f64 {
        self.sum() as f64 / self.len().max(1) as f64
    }

    /// The standard deviation of the sample; 0 if fewer than two numbers were seen.
    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        let squares: f64 = self.iter().map(|(number, count)| count as f64 * (f64::from(number) - mean).powi(2)).sum();
        if self.len() < 2 { 0.0 } else { (squares / (self.len() - 1) as f64).sqrt() }
    }

    /// The mean with its 95 % interval.
    pub fn interval(&self) -> Interval {
        let error = self.deviation() / (self.len().max(1) as f64).sqrt();
        Interval::around(self.mean(), reach_of_mean(self.len(), error))
    }

    /// The smallest number that at least this share (0 to 1) of the sample does not exceed; 0 if nothing was seen.
    pub fn quantile(&self, share: f64) -> i32 {
        let needed = (share * self.len() as f64).ceil().max(1.0) as u64;
        let mut seen = 0;
        for (number, count) in self.iter() {
            seen += count;
            if seen >= needed {
                return number;
            }
        }
        self.counts.last_key_value().map_or(0, |(&number, _)| number)
    }
}

#[cfg(test)]
#[expect(clippy::float_cmp, reason = "what is meant to be the same is the same to the last bit")]
mod tests {
    use super::*;

    fn sample(numbers: &[i32]) -> Sample {
        let mut sample = Sample::default();
        numbers.iter().for_each(|&number| sample.add(number));
        sample
    }

    #[test]
    fn mean_deviation_and_quantiles_are_those_of_the_textbook() {
        let sample = sample(&[2, 4, 4, 4, 5, 5, 7, 9]);
        assert!((sample.mean() - 5.0).abs() < 1e-12);
        assert!((sample.deviation() - (32.0f64 / 7.0).sqrt()).abs() < 1e-12);
        assert!((sample.interval().reach() - 2.365 * (32.0f64 / 7.0).sqrt() / 8.0f64.sqrt()).abs() < 1e-9);
        assert_eq!(sample.sum(), 40);
        assert_eq!([0.0, 0.25, 0.5, 0.75, 1.0].map(|share| sample.quantile(share)), [2, 4, 4, 5, 9]);
    }

    /// Of two numbers, the deviation is their distance by the root of two.
    #[test]
    fn two_numbers_have_a_deviation_and_one_has_none() {
        assert!((sample(&[3, 7]).deviation() - 4.0 / 2f64.sqrt()).abs() < 1e-12);
        assert_eq!(sample(&[5, 5]).deviation(), 0.0);
        assert_eq!((sample(&[5]).mean(), sample(&[5]).deviation()), (5.0, 0.0));
        // Student's figure for one degree of freedom is 12.706.
        assert!((sample(&[3, 7]).interval().reach() - 12.706 * 2.0).abs() < 1e-9);
    }

    #[test]
    fn an_empty_sample_has_no_surprises() {
        let sample = Sample::default();
        assert!(sample.is_empty());
        assert_eq!((sample.mean(), sample.deviation(), sample.sum(), sample.quantile(0.5)), (0.0, 0.0, 0, 0));
        assert_eq!(sample.len(), 0);
        assert!(sample.interval().reach().is_infinite());
    }

    #[test]
    fn merged_samples_are_one() {
        let mut left = sample(&[1, -2]);
        left.merge(&sample(&[1, 3]));
        assert_eq!(left, sample(&[3, 1, 1, -2]));
    }
}
