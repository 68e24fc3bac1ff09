"""The game of clusters: pearl-tide."""

from stream import format_amount, open_stream, outcome, parse_amount

SIDE = 7
CELLS = SIDE * SIDE
EMPTY = None
DRAW_ORDER = ("turtle", "seahorse", "nautilus", "fish", "star", "scallop", "kelp", "clam")


def draw_symbol(tables, stream):
    """One draw of a symbol by the weights, in the order that the page names ("pearl-tide", A draw)."""
    drawn = stream.next_int(tables["draw_range"])
    for symbol in DRAW_ORDER:
        if drawn < tables["weights"][symbol]:
            return symbol
        drawn -= tables["weights"][symbol]
    raise ValueError("the weights do not fill the range of a draw")


def fill(tables, cells, stream):
    """Sink each column's symbols and draw its empty cells from the lowest up ("pearl-tide", Filling)."""
    filled = list(cells)
    for column in range(SIDE):
        upwards = [row * SIDE + column for row in range(SIDE - 1, -1, -1)]
        kept = [cells[cell] for cell in upwards if cells[cell] is not EMPTY]
        drawn = [draw_symbol(tables, stream) for _ in range(SIDE - len(kept))]
        for cell, symbol in zip(upwards, kept + drawn):
            filled[cell] = symbol
    return filled


def neighbours(cell):
    """The cells that share a side with a cell."""
    row, column = divmod(cell, SIDE)
    beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [r * SIDE + c for r, c in beside if 0 <= r < SIDE and 0 <= c < SIDE]


def connected_group(cells, symbol, start):
    """The cells of the symbol or a pearl that are connected with a cell, ascending."""
    group = {start}
    waiting = [start]
    while waiting:
        for cell in neighbours(waiting.pop()):
            if cell not in group and cells[cell] in (symbol, "pearl"):
                group.add(cell)
                waiting.append(cell)
    return sorted(group)


def find_clusters(tables, cells):
    """Symbol and cells of each cluster, by the lowest cell number that shows the symbol ("pearl-tide", Clusters)."""
    found = []
    seen = set()
    for cell, symbol in enumerate(cells):
        if symbol not in tables["cluster_pays"] or cell in seen:
            continue
        group = connected_group(cells, symbol, cell)
        seen.update(member for member in group if cells[member] == symbol)
        if len(group) >= tables["min_cluster"]:
            found.append((symbol, group))
    return found


def cluster_win(tables, symbol, size, stake, multiplier):
    """What a cluster pays, in hundredths ("pearl-tide", Clusters)."""
    step = max(index for index, least in enumerate(tables["size_steps"]) if size >= least)
    return stake // tables["units_per_stake"] * tables["cluster_pays"][symbol][step] * multiplier


def play_grid(tables, cells, stake, multiplier):
    """Pay the clusters of a grid: its step of the view, the win, and the cells after it ("pearl-tide", A spin)."""
    clusters = find_clusters(tables, cells)
    wins = [cluster_win(tables, symbol, len(group), stake, multiplier) for symbol, group in clusters]
    pearls = {group[len(group) // 2] for _, group in clusters if len(group) >= tables["pearl_cluster"]}
    removed = {cell for _, group in clusters for cell in group}
    after = [
        "pearl" if cell in pearls else EMPTY if cell in removed else symbol for cell, symbol in enumerate(cells)
    ]
    letters = {name: letter for letter, name in tables["symbols"].items()}
    step = {
        "grid": ["".join(letters[name] for name in cells[row : row + SIDE]) for row in range(0, CELLS, SIDE)],
        "multiplier": multiplier,
        "clusters": [
            {"symbol": symbol, "cells": group, "win": format_amount(win)}
            for (symbol, group), win in zip(clusters, wins)
        ],
        "pearls": sorted(pearls),
    }
    return step, sum(wins), after


def count_awarded(tables, kind, clams):
    """Free spins for the clams on the last grid of a spin ("pearl-tide", Clams)."""
    if clams < tables["min_clams"]:
        return 0
    if kind == "free":
        return tables["more_free_spins"]
    awards = tables["free_spins"]
    return awards[min(clams - tables["min_clams"], len(awards) - 1)]


def play_spin(tables, kind, stake, multiplier, room, stream):
    """One spin until no cluster is left or `room` hundredths are won: its view, its win, the multiplier after it."""
    spin = {"kind": kind, "steps": [], "clams": 0, "free_spins_awarded": 0}
    cells = [EMPTY] * CELLS
    won = 0
    while won < room:
        cells = fill(tables, cells, stream)
        step, win, after = play_grid(tables, cells, stake, multiplier)
        spin["steps"].append(step)
        won += win
        if not step["clusters"]:
            spin["clams"] = cells.count("clam")
            spin["free_spins_awarded"] = count_awarded(tables, kind, spin["clams"])
            break
        cells = after
        multiplier += 1
    return spin | {"win": format_amount(won)}, won, multiplier


def pearl_tide(recorded, tables):
    """Recompute a round of pearl-tide ("pearl-tide", The round)."""
    stream = open_stream(recorded)
    stake = parse_amount(recorded["bet"]["amount"])
    cap = stake * tables["max_win_multiple"]
    spin, won, _ = play_spin(tables, "base", stake, tables["base_multiplier"], cap, stream)
    spins = [spin]
    left = spin["free_spins_awarded"]
    multiplier = tables["free_multiplier"]
    while left > 0 and won < cap:
        spin, win, multiplier = play_spin(tables, "free", stake, multiplier, cap - won, stream)
        spins.append(spin)
        won += win
        left += spin["free_spins_awarded"] - 1
    return outcome(stake, min(won, cap), {"is_capped": won >= cap, "spins": spins})
