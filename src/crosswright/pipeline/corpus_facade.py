"""`cw.make_corpus` and `cw.Corpus`: corpora with plain Python values."""

from crosswright.pipeline.arguments import path_of
from crosswright.pipeline.corpus.folder import Corpus
from crosswright.pipeline.corpus.plan import read_plan
from crosswright.pipeline.corpus.run import MadeCorpus, make
from crosswright.pipeline.keeping import Path

__all__ = ["Corpus", "make_corpus"]


def make_corpus(
    plan: Path, folder: Path, *, jobs: int = 1, scheduler: str | None = None
) -> MadeCorpus:
    """Make the corpus of a plan file in a folder, or go on with it; `jobs` processes work.

    With the address of a Dask `scheduler` its workers work instead.

    Raises:
        UsageError: for a plan that is none, or a folder that holds another corpus.
        OutputError: when something cannot be written; call it again to go on.
    """
    return make(read_plan(path_of(plan)), path_of(folder), jobs=jobs, scheduler=scheduler)
