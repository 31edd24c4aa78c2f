//! Ridge regression by Cholesky decomposition.

/// Solves `(square + ridge · 1) · x = product` for a symmetric matrix without negative eigenvalues, given row by row.
pub(super) fn ridge(square: &[f64], product: &[f64], ridge: f64) -> Vec<f64> {
    let size = product.len();
    let mut lower = vec![0.0; size * size];
    for row in 0..size {
        for column in 0..=row {
            let sum: f64 = (0..column).map(|k| lower[row * size + k] * lower[column * size + k]).sum();
            let entry = square[row * size + column] - sum;
            lower[row * size + column] = if row == column {
                (entry + ridge).max(f64::MIN_POSITIVE).sqrt()
            } else {
                entry / lower[column * size + column]
            };
        }
    }
    let mut x = product.to_vec();
    for row in 0..size {
        let sum: f64 = (0..row).map(|k| lower[row * size + k] * x[k]).sum();
        x[row] = (x[row] - sum) / lower[row * size + row];
    }
    for row in (0..size).rev() {
        let sum: f64 = (row + 1..size).map(|k| lower[k * size + row] * x[k]).sum();
        x[row] = (x[row] - sum) / lower[row * size + row];
    }
    x
}

#[cfg(test)]
mod tests {
    use super::ridge;

    #[test]
    fn it_solves_what_can_be_solved_by_hand() {
        let x = ridge(&[4.0, 2.0, 2.0, 3.0], &[10.0, 9.0], 0.0);
        assert!((x[0] - 1.5).abs() < 1e-9 && (x[1] - 2.0).abs() < 1e-9, "{x:?}");
    }

    #[test]
    fn a_term_that_never_varies_gets_no_weight() {
        let x = ridge(&[4.0, 0.0, 0.0, 0.0], &[8.0, 0.0], 1e-9);
        assert!((x[0] - 2.0).abs() < 1e-6 && x[1].abs() < 1e-9, "{x:?}");
    }
}
