//! A finished game looked at again, on all cores.

use minds::{Analysis, Analyst, AnyAnalyst};
use rayon::prelude::*;
use table::record::RecordFault;
use table::{Appraise, Record};

/// Looks at every ply of a record, with so many simulations for each decision. `progress` is told of plies as they are done.
pub fn analyse<G: Appraise>(
    record: &Record,
    components: Option<&str>,
    simulations: u32,
    progress: impl Fn() + Sync,
) -> Result<Analysis, RecordFault> {
    let analyst = Analyst::<G>::new(record, components, simulations)?;
    let look = |number| {
        let ply = analyst.look_at(number);
        progress();
        ply
    };
    Ok(Analysis::of(record.players, (0..analyst.plies()).into_par_iter().map(look).collect()))
}
