//! The mask under work, its price kept up to date cell by cell.
//!
//! Two rims of squares outside surround the grid, so that no look around a square leaves the board.
//! The price is the sum of the prices of runs, of a price of each square that depends on the squares
//! around it, and of a price for too many or too few clue cells.

use super::order::{Fixed, Order, MOST_LINES};
use super::style::{Arrow, Border, Style, Unchecked};

/// What breaks the law costs so much.
pub(super) const LAW: i32 = 4000;
/// Squares outside, on each side.
const RIM: usize = 2;

/// What stands on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cell {
    Letter,
    Clue,
    Outside,
}

/// A mask and its price.
#[derive(Clone)]
pub(super) struct Board<'a> {
    pub style: &'a Style,
    pub rows: usize,
    pub cols: usize,
    pub width: usize,
    cells: Vec<Cell>,
    /// Per row and per column of the board its letters, a bit each: runs are counted at a stroke.
    letters: [Vec<u64>; 2],
    /// The row and the column of each square on the board.
    pub at: Vec<[u8; 2]>,
    /// The price of an unchecked letter.
    unchecked_price: i32,
    /// The price of a run, by its number of letters.
    run_prices: Vec<i32>,
    /// Squares the search decides.
    pub free: Vec<usize>,
    pub is_free: Vec<bool>,
    /// Squares of the first row and the first column.
    pub on_border: Vec<bool>,
    /// Letters that lie at the edge of the grid or of a hole.
    pub at_edge: Vec<bool>,
    /// Clue cells that may reach no entry.
    pub may_idle: Vec<bool>,
    pub clue_cells: usize,
    pub wanted: usize,
    prices: Vec<i32>,
    pub price: i32,
}

impl<'a> Board<'a> {
    /// Letters wherever the order leaves a choice.
    pub fn new(order: &'a Order) -> Self {
        let width = order.cols + 2 * RIM;
        let area = width * (order.rows + 2 * RIM);
        let mut board = Self {
            style: &order.style,
            rows: order.rows,
            cols: order.cols,
            width,
            cells: vec![Cell::Outside; area],
            letters: [vec![0; area / width], vec![0; width]],
            at: (0..area)
                .map(|x| [(x / width) as u8, (x % width) as u8])
                .collect(),
            unchecked_price: order.style.prices.unchecked,
            run_prices: (0..=MOST_LINES)
                .map(|length| price_of_run(&order.style, length))
                .collect(),
            free: Vec::new(),
            is_free: vec![false; area],
            on_border: vec![false; area],
            at_edge: vec![false; area],
            may_idle: vec![false; area],
            clue_cells: 0,
            wanted: order.clue_cells,
            prices: vec![0; area],
            price: 0,
        };
        board.lay(order);
        board.price = board.price_anew();
        board
    }

    fn lay(&mut self, order: &Order) {
        for row in 0..self.rows {
            for col in 0..self.cols {
                let square = self.square(row, col);
                let on_border = row == 0 || col == 0;
                let (cell, free) = match order.fixed[row * self.cols + col] {
                    Fixed::Letter | Fixed::Given(_) => (Cell::Letter, false),
                    Fixed::Clue => (Cell::Clue, false),
                    Fixed::Hole => (Cell::Outside, false),
                    Fixed::Free if on_border && !near_hole(order, row, col) => {
                        (self.border_cell(row, col), false)
                    }
                    Fixed::Free => (Cell::Letter, true),
                };
                self.put(square, cell);
                self.is_free[square] = free;
                self.on_border[square] = on_border;
                self.may_idle[square] = self.style.border == Border::Clues && on_border;
                self.clue_cells += usize::from(cell == Cell::Clue);
                if free {
                    self.free.push(square);
                }
            }
        }
        for square in self.squares().collect::<Vec<_>>() {
            let around = self.neighbours(square);
            self.at_edge[square] = around.iter().any(|&x| self.cells[x] == Cell::Outside);
        }
    }

    fn border_cell(&self, row: usize, col: usize) -> Cell {
        match self.style.border {
            Border::Clues => Cell::Clue,
            Border::Alternate if (row + col) % 2 == 0 => Cell::Clue,
            Border::Alternate => Cell::Letter,
        }
    }

    /// The place of a square of the grid on the board.
    pub fn square(&self, row: usize, col: usize) -> usize {
        (row + RIM) * self.width + col + RIM
    }

    /// The place of a square of the board in the grid, row by row.
    pub fn place(&self, square: usize) -> usize {
        (square / self.width - RIM) * self.cols + square % self.width - RIM
    }

    /// The squares of the grid in reading order.
    pub fn squares(&self) -> impl Iterator<Item = usize> + 'static {
        let (cols, width) = (self.cols, self.width);
        (0..self.rows * cols).map(move |place| (place / cols + RIM) * width + place % cols + RIM)
    }

    /// The squares above, to the left, to the right and below.
    pub fn neighbours(&self, square: usize) -> [usize; 4] {
        [
            square - self.width,
            square - 1,
            square + 1,
            square + self.width,
        ]
    }

    /// Put something on a square; the prices are for the caller.
    fn put(&mut self, square: usize, cell: Cell) {
        self.cells[square] = cell;
        let [row, col] = self.at[square];
        let is_letter = u64::from(cell == Cell::Letter);
        let across = &mut self.letters[0][usize::from(row)];
        *across = *across & !(1 << col) | is_letter << col;
        let down = &mut self.letters[1][usize::from(col)];
        *down = *down & !(1 << row) | is_letter << row;
    }

    /// Whether a letter stands on a square.
    pub fn is_letter(&self, square: usize) -> bool {
        self.cells[square] == Cell::Letter
    }

    /// Whether a clue cell stands on a square.
    pub fn is_clue(&self, square: usize) -> bool {
        self.cells[square] == Cell::Clue
    }

    /// Whether an entry that runs by steps of `step` starts on a square.
    pub fn starts(&self, square: usize, step: usize) -> bool {
        self.is_letter(square) && self.is_letter(square + step) && !self.is_letter(square - step)
    }

    /// The letters of a run from its first one on.
    pub fn run_length(&self, start: usize, step: usize) -> usize {
        self.reach(start, step) + 1
    }

    /// The square where an entry starts if an arrow from a clue cell leads to it.
    pub fn first(&self, clue: usize, arrow: Arrow) -> usize {
        let (rows, cols) = arrow.step();
        clue.wrapping_add_signed(rows * self.width as isize + cols)
    }

    /// One step along entries that an arrow leads to.
    pub fn run_step(&self, arrow: Arrow) -> usize {
        if arrow.leads_down() {
            self.width
        } else {
            1
        }
    }

    /// What turning a free square from letter to clue cell, or back, adds to the price; none when
    /// that is more than `most`.
    pub fn change(&mut self, square: usize, most: i32) -> Option<i32> {
        let before = self.cells[square];
        let (after, count) = match before {
            Cell::Letter => (Cell::Clue, self.clue_cells + 1),
            _ => (Cell::Letter, self.clue_cells - 1),
        };
        let around = self.around(square);
        let mut change = self.share_price(count) - self.share_price(self.clue_cells);
        change += self.change_of_runs(square);
        change -= around.iter().map(|&near| self.prices[near]).sum::<i32>();
        if change > most {
            return None;
        }
        self.put(square, after);
        let change = self.added(change, &around, most);
        self.put(square, before);
        change
    }

    /// What moving a clue cell to a letter's square adds; none when that is more than `most`.
    pub fn change_of_move(&mut self, from: usize, to: usize, most: i32) -> Option<i32> {
        let mut change = self.change_of_runs(from);
        self.put(from, Cell::Letter);
        change += self.change_of_runs(to);
        self.put(to, Cell::Clue);
        let mut around = [0; 22];
        let here = self.around(from);
        let there = self.around(to);
        around[..11].copy_from_slice(&here);
        let mut count = 11;
        for near in there.into_iter().filter(|near| !here.contains(near)) {
            around[count] = near;
            count += 1;
        }
        let around = &around[..count];
        change -= around.iter().map(|&near| self.prices[near]).sum::<i32>();
        let change = self.added(change, around, most);
        self.put(from, Cell::Clue);
        self.put(to, Cell::Letter);
        change
    }

    /// A sum with the prices of some squares added; none as soon as it is more than `most`, for
    /// no price lies below 0.
    fn added(&self, mut sum: i32, squares: &[usize], most: i32) -> Option<i32> {
        for &square in squares {
            if sum > most {
                return None;
            }
            sum += self.price_of(square);
        }
        (sum <= most).then_some(sum)
    }

    /// What turning a square adds to the prices of the runs it parts or joins.
    fn change_of_runs(&self, square: usize) -> i32 {
        let parts = self.is_letter(square);
        let mut change = 0;
        for step in [1, self.width] {
            let (ahead, behind) = (self.reach(square, step), self.reach_back(square, step));
            let parted = self.length_price(ahead) + self.length_price(behind);
            change += parted - self.length_price(ahead + behind + 1);
        }
        if parts {
            change
        } else {
            -change
        }
    }

    /// Turn a free square; `change` is what [`Self::change`] said.
    pub fn turn(&mut self, square: usize, change: i32) {
        self.price += change;
        if self.is_letter(square) {
            self.put(square, Cell::Clue);
            self.clue_cells += 1;
        } else {
            self.put(square, Cell::Letter);
            self.clue_cells -= 1;
        }
        for near in self.around(square) {
            self.prices[near] = self.price_of(near);
        }
    }

    /// The squares whose price may change with a square: those that look at it.
    fn around(&self, square: usize) -> [usize; 11] {
        let width = self.width;
        // The likeliest to break the law come first.
        [
            square,
            square - 1,
            square - width,
            square + 1,
            square + width,
            square - 2,
            square - 2 * width,
            square - width - 1,
            square - width + 1,
            square + width - 1,
            square + width + 1,
        ]
    }

    /// The letters of the line through a square that run by steps of `step`, and its bit there.
    fn line(&self, square: usize, step: usize) -> (u64, u8) {
        let [row, col] = self.at[square];
        if step == 1 {
            (self.letters[0][usize::from(row)], col)
        } else {
            (self.letters[1][usize::from(col)], row)
        }
    }

    /// Letters in a row beyond a square.
    fn reach(&self, square: usize, step: usize) -> usize {
        let (line, bit) = self.line(square, step);
        (line >> (bit + 1)).trailing_ones() as usize
    }

    /// Letters in a row before a square.
    fn reach_back(&self, square: usize, step: usize) -> usize {
        let (line, bit) = self.line(square, step);
        // Two squares outside lie before every square of the grid.
        (line << (64 - bit)).leading_ones() as usize
    }

    fn length_price(&self, length: usize) -> i32 {
        self.run_prices[length]
    }

    fn share_price(&self, clue_cells: usize) -> i32 {
        let off = clue_cells.abs_diff(self.wanted) as i32;
        self.style.prices.share * off * off
    }

    /// Set how many clue cells are wanted.
    pub fn want(&mut self, clue_cells: usize) {
        self.price -= self.share_price(self.clue_cells);
        self.wanted = clue_cells;
        self.price += self.share_price(self.clue_cells);
    }

    /// Make unchecked letters dearer, the more masks had too many of them.
    pub fn raise(&mut self, failed: usize) {
        self.unchecked_price += self.unchecked_price * failed as i32 / 2;
        self.price = self.price_anew();
    }

    /// The price, read anew from the cells.
    pub fn price_anew(&mut self) -> i32 {
        let mut price = self.share_price(self.clue_cells);
        for square in self.squares() {
            for step in [1, self.width] {
                if self.is_letter(square) && !self.is_letter(square - step) {
                    price += self.length_price(self.reach(square, step) + 1);
                }
            }
            self.prices[square] = self.price_of(square);
            price += self.prices[square];
        }
        price
    }

    fn price_of(&self, square: usize) -> i32 {
        match self.cells[square] {
            Cell::Letter => self.price_of_letter(square),
            Cell::Clue => self.price_of_clue(square),
            Cell::Outside => 0,
        }
    }

    fn price_of_letter(&self, square: usize) -> i32 {
        let width = self.width;
        let [above, left, right, below] = self.neighbours(square).map(|x| self.is_letter(x));
        let (across, down) = (left || right, above || below);
        let mut price = 0;
        if !across && !down {
            return LAW;
        }
        if !across {
            price += self.price_of_unchecked(square, width, 1);
        } else if !down {
            price += self.price_of_unchecked(square, 1, width);
        }
        if right && !left && !self.is_reached(square, false) {
            price += LAW;
        }
        if below && !above && !self.is_reached(square, true) {
            price += LAW;
        }
        price
    }

    /// The price of a letter in an entry of steps of `along` that nothing crosses.
    fn price_of_unchecked(&self, square: usize, along: usize, over: usize) -> i32 {
        let prices = &self.style.prices;
        let allowed = match self.style.unchecked {
            Unchecked::Any => true,
            Unchecked::Edge => self.at_edge[square],
            Unchecked::None => false,
        };
        let lone =
            |x: usize| self.is_letter(x) && !self.is_letter(x - over) && !self.is_letter(x + over);
        let own = if allowed { self.unchecked_price } else { LAW };
        match (lone(square - along), lone(square + along)) {
            (true, true) => own + LAW,
            (false, true) => own + prices.unchecked_pair,
            _ => own,
        }
    }

    /// Whether some arrow of the style may lead from a clue cell to an entry that starts here.
    fn is_reached(&self, square: usize, down: bool) -> bool {
        self.style.arrows.iter().any(|arrow| {
            let (rows, cols) = arrow.step();
            let clue = square.wrapping_add_signed(-(rows * self.width as isize + cols));
            arrow.leads_down() == down && self.is_clue(clue)
        })
    }

    /// Whether a clue cell reaches an entry.
    pub fn reaches(&self, clue: usize) -> bool {
        self.style
            .arrows
            .iter()
            .any(|arrow| self.starts(self.first(clue, arrow), self.run_step(arrow)))
    }

    /// Whether a clue cell may have another to its right or below.
    pub fn may_touch(&self, clue: usize) -> bool {
        self.style.may_touch || self.on_border[clue]
    }

    fn price_of_clue(&self, square: usize) -> i32 {
        let prices = &self.style.prices;
        let mut price = 0;
        for other in [square + 1, square + self.width] {
            if self.is_clue(other) {
                price += if self.may_touch(square) {
                    prices.touching
                } else {
                    LAW
                };
            }
        }
        for other in [square + self.width - 1, square + self.width + 1] {
            if self.is_clue(other) {
                price += prices.corner;
            }
        }
        if !self.reaches(square) {
            price += if self.may_idle[square] {
                prices.idle
            } else {
                LAW
            };
        }
        price
    }
}

/// The price of a run of letters.
fn price_of_run(style: &Style, length: usize) -> i32 {
    if length < 2 {
        return 0;
    }
    if length < style.shortest || length > style.longest {
        return LAW + 50 * length as i32;
    }
    let prices = &style.prices.lengths;
    prices[length.min(prices.len() - 1)]
}

/// Whether a border square lies beside a hole: the pattern of the border yields there.
fn near_hole(order: &Order, row: usize, col: usize) -> bool {
    if order.style.border == Border::Clues {
        return false;
    }
    let near = |down: isize, right: isize| {
        let (row, col) = (
            row.wrapping_add_signed(down),
            col.wrapping_add_signed(right),
        );
        row < order.rows && col < order.cols && order.fixed[row * order.cols + col] == Fixed::Hole
    };
    [(0, 1), (0, -1), (1, 0), (-1, 0)]
        .iter()
        .any(|&(down, right)| near(down, right))
}
