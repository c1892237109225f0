"""Statements in files: how they are read, and that code and files use the same names."""

from __future__ import annotations

import ast
import tomllib
from functools import cache
from pathlib import Path

import pytest

from engine.host.store.queries import HOST, BadQueries, Queries, Statement, for_postgres, queries, read

ROOT = Path(__file__).parents[3]
FILES = sorted(f for f in HOST.rglob("*.sql") if HOST / "store" not in f.parents)


def written(tmp_path: Path, text: str) -> Path:
    """Return a file of statements."""
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


def rooms() -> list[str]:
    """Return the rooms of the host in the order of the import contract, highest first."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    (layers,) = [c["layers"] for c in contracts if c.get("containers") == ["engine.host"]]
    return ["", *layers[1:]]


@cache
def used() -> dict[Path, list[tuple[str, str, Path]]]:
    """Return, by file of statements, the used names and the modules that use them."""
    found: dict[Path, list[tuple[str, str, Path]]] = {file: [] for file in FILES}
    for module in sorted((ROOT / "engine").rglob("*.py")):
        text = module.read_text("utf-8")
        if "queries" not in text:
            continue
        tree = ast.parse(text)
        opened = {
            node.targets[0].id: HOST / ast.literal_eval(node.value.args[0])
            for node in tree.body
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and opens(node.value)
            if isinstance(node.value, ast.Call)
        }
        all_opened = [node for node in ast.walk(tree) if opens(node)]
        assert len(all_opened) == len(opened), f"{module}: a file of statements is opened elsewhere than in a constant"
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in opened:
                found[opened[node.value.id]].append((f"{module}:{node.lineno}", node.attr, module))
    return found


def opens(node: ast.AST) -> bool:
    """True if this is a call of ``queries``."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "queries"


@pytest.mark.parametrize("file", FILES, ids=[str(f.relative_to(HOST)) for f in FILES])
def test_code_and_file_name_the_same_statements(file: Path) -> None:
    """A wrong name is found without running any line."""
    names, uses = set(read(file)), used()[file]
    assert [(where, name) for where, name, _ in uses if name not in names] == []
    assert names - {name for _, name, _ in uses} == set(), "nobody asks these"


@pytest.mark.parametrize("file", FILES, ids=[str(f.relative_to(HOST)) for f in FILES])
def test_a_statement_is_asked_in_its_room_or_above(file: Path) -> None:
    order = rooms()
    own = order.index(file.parent.name if file.parent != HOST else "")
    for where, _, module in used()[file]:
        assert HOST in module.parents, where
        assert order.index(module.parent.name if module.parent != HOST else "") <= own, where


def test_statements_of_a_file_differ() -> None:
    for file in FILES:
        texts = [(s, s.postgres) for s in read(file).values()]
        assert len(texts) == len(set(texts)), file


def test_a_file_is_read_once() -> None:
    assert queries("table/queries.sql") is queries("table/queries.sql")
