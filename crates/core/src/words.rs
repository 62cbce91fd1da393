//! The words of one lexicon, indexed by length.
