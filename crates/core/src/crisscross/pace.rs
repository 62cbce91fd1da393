//! The pace of the improvement, by the number of words: chosen by trial at 20, 80 and 150.

/// From so many words on the budget never suffices for a try that takes its time.
const MANY: usize = 100;

/// How a try goes about its rectangle.
#[derive(Clone, Copy)]
pub(super) struct Pace {
    /// The most words one ruin takes out itself; more may fall with them.
    pub(super) ruin: u32,
    /// Temperature at the start of a try, in letters.
    pub(super) hot: f32,
    /// Temperature at its end.
    pub(super) cold: f32,
    /// Whether words that did not fit are tried again in the same round once another went in.
    pub(super) again: bool,
}

impl Pace {
    /// Below about 1.5 letters a try of a few words is frozen. Many words get smaller and quicker
    /// rounds, nearer to descent.
    pub(super) fn of(words: usize) -> Self {
        if words < MANY {
            Self {
                ruin: 5,
                hot: 3.0,
                cold: 1.5,
                again: true,
            }
        } else {
            Self {
                ruin: 4,
                hot: 2.8,
                cold: 0.7,
                again: false,
            }
        }
    }
}
