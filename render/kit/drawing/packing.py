"""The packer of pixels: zlib as ISA-L has it, many times as fast, or Python's own where there is no wheel of it."""

from __future__ import annotations

try:
    from isal import isal_zlib as packer
except ImportError:  # no wheel for this machine (pyproject.toml says for which there are)
    import zlib as packer  # type: ignore[no-redef]

__all__ = ["packer"]
