//! Figures as pictures: SVG that a browser shows.

use plotters::prelude::*;

use crate::arena::Ranking;

/// Lapis, the colour of what matters.
const LAPIS: RGBColor = RGBColor(0x1f, 0x4a, 0xa8);
/// The ground of the page.
const GROUND: RGBColor = RGBColor(0xf6, 0xef, 0xdf);

/// The ratings of minds with their intervals, the best at the top.
pub fn ranking(ranking: &Ranking) -> String {
    let mut svg = String::new();
    // Drawing into a string can't fail; an empty ranking has no axes and stays blank.
    let _ = draw_ranking(ranking, &mut svg);
    svg
}

fn draw_ranking(ranking: &Ranking, svg: &mut String) -> Result<(), Box<dyn std::error::Error>> {
    let minds = &ranking.contestants;
    let root = SVGBackend::with_string(svg, (720, 80 + 40 * minds.len() as u32)).into_drawing_area();
    root.fill(&GROUND)?;
    let low = minds.iter().map(|mind| mind.elo.low).fold(f64::INFINITY, f64::min) - 20.0;
    let high = minds.iter().map(|mind| mind.elo.high).fold(f64::NEG_INFINITY, f64::max) + 20.0;
    if !(low.is_finite() && high.is_finite()) {
        return Ok(());
    }
    let rows = minds.len() as f64;
    let mut chart = ChartBuilder::on(&root)
        .margin(16)
        .x_label_area_size(32)
        .y_label_area_size(120)
        .build_cartesian_2d(low..high, 0.0..rows)?;
    let name = |at: &f64| minds.get((rows - at).floor() as usize).map_or(String::new(), |mind| mind.mind.clone());
    chart.configure_mesh().disable_y_mesh().x_desc("Elo").y_labels(0).y_label_formatter(&name).draw()?;
    for (at, mind) in minds.iter().enumerate() {
        let y = rows - at as f64 - 0.5;
        let line = [(mind.elo.low, y), (mind.elo.high, y)];
        chart.draw_series(LineSeries::new(line, LAPIS.stroke_width(2)))?;
        chart.draw_series([Circle::new((mind.elo.mean, y), 5, LAPIS.filled())])?;
        let label = Text::new(mind.mind.clone(), (low, y + 0.3), ("sans-serif", 14).into_font());
        chart.draw_series([label])?;
    }
    root.present()?;
    Ok(())
}
