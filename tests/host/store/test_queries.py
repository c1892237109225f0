"""Statements in files: how they are read."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.host.store.queries import BadQueries, Queries, Statement, for_postgres, read


def written(tmp_path: Path, text: str) -> Path:
    """A file of statements."""
    file = tmp_path / "queries.sql"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_file(tmp_path: Path) -> None:
    file = written(
        tmp_path,
        "-- # About tables\n\n-- name: table\n-- A remark; of two\n-- lines.\nSELECT 1\n-- within\nFROM tables;\n\n"
        "-- name: lock.sqlite\nSELECT 2;\n-- name: lock.postgres\nSELECT 2 FOR UPDATE;\n-- The end.\n",
    )
    sql = Queries(file)
    assert sql.table == for_postgres(sql.table) == "SELECT 1\n-- within\nFROM tables"
    assert (sql.lock, for_postgres(sql.lock)) == ("SELECT 2", "SELECT 2 FOR UPDATE")
    assert isinstance(sql.lock, Statement) and for_postgres("SELECT 3") == "SELECT 3"
    with pytest.raises(AttributeError, match="no statement is named tables"):
        _ = sql.tables


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("-- name: a\nSELECT 1;\n-- name: a\nSELECT 2;", 3, "a is there twice"),
        ("-- name: a\nSELECT 1;\n-- name: a.sqlite\nSELECT 2;", 3, "a is there twice"),
        ("-- name: a.sqlite\nSELECT 1;\n-- name: a\nSELECT 2;", 3, "a is there twice"),
        ("-- name: a.sqlite\nSELECT 1;\n-- name: a.sqlite\nSELECT 2;", 3, "a is there twice"),
        ("-- name: b\nSELECT 1;\n-- name: a.postgres\nSELECT 1;", 3, "a is written for one engine alone"),
        ("-- name:\nSELECT 1;", 1, "this is no name of a statement"),
        ("-- name: Two words\nSELECT 1;", 1, "this is no name of a statement"),
        ("-- name: a.mysql\nSELECT 1;", 1, "this is no name of a statement"),
        ("-- name: a\n-- name: b\nSELECT 1;", 1, "a has no statement that ends with a semicolon"),
        ("\n-- name: a\nSELECT 1", 2, "a has no statement that ends with a semicolon"),
        ("-- name: a\nSELECT 1;\nSELECT 2;", 3, "this statement has no name"),
    ],
)
def test_what_no_file_says(tmp_path: Path, text: str, line: int, why: str) -> None:
    file = written(tmp_path, text)
    with pytest.raises(BadQueries) as found:
        read(file)
    assert str(found.value) == f"{file}:{line}: {why}"
