//! Figures as pictures: SVG that a browser shows.

use minds::Analysis;
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

/// How often each number of points was reached, as bars.
pub fn histogram(counts: &[(i32, u64)], label: &str) -> String {
    let mut svg = String::new();
    // Drawing into a string can't fail; without counts there are no axes and it stays blank.
    let _ = draw_histogram(counts, label, &mut svg);
    svg
}

fn draw_histogram(counts: &[(i32, u64)], label: &str, svg: &mut String) -> Result<(), Box<dyn std::error::Error>> {
    let root = SVGBackend::with_string(svg, (480, 220)).into_drawing_area();
    root.fill(&GROUND)?;
    let (Some(first), Some(last)) = (counts.first(), counts.last()) else { return Ok(()) };
    let most = counts.iter().map(|&(_, count)| count).max().unwrap_or(1);
    let mut chart = ChartBuilder::on(&root)
        .margin(10)
        .x_label_area_size(36)
        .y_label_area_size(56)
        .build_cartesian_2d(f64::from(first.0) - 1.0..f64::from(last.0) + 1.0, 0u64..most + most / 20 + 1)?;
    chart
        .configure_mesh()
        .disable_x_mesh()
        .light_line_style(TRANSPARENT)
        .x_desc(label)
        .x_label_formatter(&|points| format!("{points:.0}"))
        .draw()?;
    let bar = |&(number, count): &(i32, u64)| {
        let at = f64::from(number);
        Rectangle::new([(at - 0.5, 0), (at + 0.5, count)], LAPIS.filled())
    };
    chart.draw_series(counts.iter().map(bar))?;
    root.present()?;
    Ok(())
}

/// The chance to win of each seat after every ply, one line a seat.
pub fn chances(analysis: &Analysis, names: &[String]) -> String {
    let mut svg = String::new();
    // Drawing into a string can't fail.
    let _ = draw_chances(analysis, names, &mut svg);
    svg
}

/// The seats: lapis, carnelian, onyx, ivory, jade.
const SEATS: [RGBColor; 5] = [
    LAPIS,
    RGBColor(0xb3, 0x3a, 0x2b),
    RGBColor(0x3c, 0x3d, 0x44),
    RGBColor(0xa8, 0x8f, 0x5a),
    RGBColor(0x2e, 0x7d, 0x5b),
];

fn draw_chances(analysis: &Analysis, names: &[String], svg: &mut String) -> Result<(), Box<dyn std::error::Error>> {
    let root = SVGBackend::with_string(svg, (960, 360)).into_drawing_area();
    root.fill(&GROUND)?;
    let mut chart = ChartBuilder::on(&root)
        .margin(12)
        .x_label_area_size(32)
        .y_label_area_size(48)
        .build_cartesian_2d(0.0..analysis.plies.len().max(1) as f64, 0.0..1.0)?;
    chart
        .configure_mesh()
        .disable_x_mesh()
        .light_line_style(TRANSPARENT)
        .x_label_formatter(&|ply| format!("{ply:.0}"))
        .y_label_formatter(&|chance| format!("{:.0} %", 100.0 * chance))
        .draw()?;
    for (seat, (name, colour)) in names.iter().zip(SEATS).enumerate() {
        let points = analysis.plies.iter().filter_map(|ply| {
            let chance = ply.chances.get(seat)?;
            Some((ply.ply as f64, f64::from(*chance)))
        });
        let line = LineSeries::new(points, colour.stroke_width(2));
        chart.draw_series(line)?.label(name).legend(move |(x, y)| PathElement::new([(x, y), (x + 16, y)], colour));
    }
    chart.configure_series_labels().position(SeriesLabelPosition::UpperLeft).background_style(GROUND).draw()?;
    root.present()?;
    Ok(())
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
    chart
        .configure_mesh()
        .disable_y_mesh()
        .light_line_style(TRANSPARENT)
        .x_desc("Elo")
        .y_labels(0)
        .x_label_formatter(&|elo| format!("{elo:.0}"))
        .draw()?;
    for (at, mind) in minds.iter().enumerate() {
        let y = rows - at as f64 - 0.5;
        let line = [(mind.elo.low, y), (mind.elo.high, y)];
        chart.draw_series(LineSeries::new(line, LAPIS.stroke_width(2)))?;
        chart.draw_series([Circle::new((mind.elo.mean, y), 5, LAPIS.filled())])?;
        let (_, row) = chart.plotting_area().map_coordinate(&(low, y));
        root.draw(&Text::new(mind.mind.clone(), (16, row - 7), ("sans-serif", 14).into_font()))?;
    }
    root.present()?;
    Ok(())
}
