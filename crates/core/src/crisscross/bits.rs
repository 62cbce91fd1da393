//! Planes of bits, one bit a cell: what makes all places of a word a few operations.

#[inline]
pub(super) fn get(plane: &[u64], cell: usize) -> bool {
    plane[cell >> 6] >> (cell & 63) & 1 == 1
}

#[inline]
pub(super) fn set(plane: &mut [u64], cell: usize) {
    plane[cell >> 6] |= 1 << (cell & 63);
}

#[inline]
pub(super) fn clear(plane: &mut [u64], cell: usize) {
    plane[cell >> 6] &= !(1 << (cell & 63));
}

/// Block `block` of the plane moved down by `shift` bits; the plane must reach one block further.
#[inline]
pub(super) fn down(plane: &[u64], block: usize, shift: usize) -> u64 {
    let (from, bit) = (block + (shift >> 6), shift & 63);
    // Two shifts, because a shift by 64 is none.
    plane[from] >> bit | plane[from + 1] << (63 - bit) << 1
}

/// Block `block` of the plane moved up by `shift` bits, `shift` below 64 times `block` + 64.
#[inline]
pub(super) fn up(plane: &[u64], block: usize, shift: usize) -> u64 {
    let (back, bit) = (shift >> 6, shift & 63);
    let here = if block >= back {
        plane[block - back]
    } else {
        0
    };
    let before = if block > back {
        plane[block - back - 1]
    } else {
        0
    };
    here << bit | before >> (63 - bit) >> 1
}

/// The set bits of one block as cells, lowest first.
pub(super) struct Cells {
    bits: u64,
    base: usize,
}

#[inline]
pub(super) fn cells(bits: u64, block: usize) -> Cells {
    Cells {
        bits,
        base: block << 6,
    }
}

impl Iterator for Cells {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.bits == 0 {
            return None;
        }
        let low = self.bits.trailing_zeros() as usize;
        self.bits &= self.bits - 1;
        Some(self.base + low)
    }
}
