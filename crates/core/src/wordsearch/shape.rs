//! The shape of a grid: its open cells, and how far one can read from each.

/// Steps to the next cell as (rows, columns): across, down, left, up, then the four diagonals
/// (down-right, down-left, up-right, up-left).
pub const STEPS: [(isize, isize); 8] = [
    (0, 1),
    (1, 0),
    (0, -1),
    (-1, 0),
    (1, 1),
    (1, -1),
    (-1, 1),
    (-1, -1),
];

/// The number of directions.
pub const DIRECTIONS: usize = STEPS.len();

/// The first diagonal direction; those before it are straight.
pub const FIRST_DIAGONAL: usize = 4;

/// The axis of each direction, and whether it runs along the axis or against it.
const AXES: [(usize, bool); DIRECTIONS] = [
    (0, true),
    (1, true),
    (0, false),
    (1, false),
    (2, true),
    (3, true),
    (3, false),
    (2, false),
];

/// The axis of a direction (0 to 3), and whether the direction runs along it.
pub fn axis(direction: usize) -> (usize, bool) {
    AXES[direction]
}

/// A straight row of cells read in one direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The first cell, numbered as [`Shape`] numbers them.
    pub start: usize,
    /// The direction, 0 to 7.
    pub direction: usize,
    /// The number of cells.
    pub length: usize,
}

/// The open cells of a rectangle.
///
/// Cells are numbered inside a frame one cell wide, so that a step never needs a bounds check.
#[derive(Clone, Debug)]
pub struct Shape {
    rows: usize,
    cols: usize,
    open: Vec<bool>,
    cells: Vec<usize>,
    steps: [usize; DIRECTIONS],
    reach: Vec<[u8; DIRECTIONS]>,
}

impl Shape {
    /// The shape of a rectangle whose cells, row by row, are open or not.
    ///
    /// # Panics
    /// When `open` has not `rows * cols` items, or a side is longer than 255 cells.
    pub fn new(rows: usize, cols: usize, open: &[bool]) -> Self {
        assert!(open.len() == rows * cols && rows < 256 && cols < 256);
        let stride = cols + 2;
        let mut framed = vec![false; (rows + 2) * stride];
        for row in 0..rows {
            let start = (row + 1) * stride + 1;
            framed[start..start + cols].copy_from_slice(&open[row * cols..(row + 1) * cols]);
        }
        // Steps back are kept as their two's complement: adding them wraps to the smaller number.
        let steps = STEPS.map(|(down, right)| {
            let rows = if down < 0 {
                0_usize.wrapping_sub(stride)
            } else {
                stride * usize::from(down > 0)
            };
            rows.wrapping_add_signed(right)
        });
        let cells: Vec<usize> = (0..framed.len()).filter(|&cell| framed[cell]).collect();
        let mut reach = vec![[0_u8; DIRECTIONS]; framed.len()];
        for (direction, &step) in steps.iter().enumerate() {
            let forth = step < framed.len();
            for place in 0..cells.len() {
                let cell = cells[if forth {
                    cells.len() - 1 - place
                } else {
                    place
                }];
                let next = cell.wrapping_add(step);
                reach[cell][direction] = 1 + reach[next][direction];
            }
        }
        Self {
            rows,
            cols,
            open: framed,
            cells,
            steps,
            reach,
        }
    }

    /// The open cells in reading order.
    pub fn cells(&self) -> &[usize] {
        &self.cells
    }

    /// One more than the greatest cell number, frame included.
    pub fn numbers(&self) -> usize {
        self.open.len()
    }

    /// Whether a cell is open; cells of the frame are not.
    pub fn is_open(&self, cell: usize) -> bool {
        self.open[cell]
    }

    /// The longer side.
    pub fn longest_side(&self) -> usize {
        self.rows.max(self.cols)
    }

    /// The number of open cells from a cell on in a direction, itself included.
    pub fn reach(&self, cell: usize, direction: usize) -> usize {
        usize::from(self.reach[cell][direction])
    }

    /// The cell some steps on, which must not lie beyond the frame.
    pub fn on(&self, cell: usize, direction: usize, steps: usize) -> usize {
        cell.wrapping_add(self.steps[direction].wrapping_mul(steps))
    }

    /// The cell some steps back, which must not lie beyond the frame.
    pub fn back(&self, cell: usize, direction: usize, steps: usize) -> usize {
        cell.wrapping_sub(self.steps[direction].wrapping_mul(steps))
    }

    /// The cells of a line, from its start.
    pub fn along(&self, line: Line) -> impl Iterator<Item = usize> + '_ {
        (0..line.length).map(move |at| self.on(line.start, line.direction, at))
    }

    /// The eight neighbours of a cell, cells that are not open included.
    pub fn around(&self, cell: usize) -> impl Iterator<Item = usize> + '_ {
        self.steps.iter().map(move |&step| cell.wrapping_add(step))
    }

    /// The length of the longest straight row of open cells through a cell.
    pub fn room(&self, cell: usize) -> usize {
        [(0, 2), (1, 3), (4, 7), (5, 6)]
            .iter()
            .map(|&(forth, back)| self.reach(cell, forth) + self.reach(cell, back) - 1)
            .max()
            .unwrap_or(0)
    }

    /// Row and column of a cell, counted from 0 at the top left.
    pub fn place(&self, cell: usize) -> (usize, usize) {
        let stride = self.cols + 2;
        (cell / stride - 1, cell % stride - 1)
    }
}
