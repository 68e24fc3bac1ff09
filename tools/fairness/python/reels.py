"""The games of reels: dragon-gate and neon-sevens."""

from stream import format_amount, open_stream, outcome, parse_amount

LINES_OF_DRAGON_GATE = 20
LINES_OF_NEON_SEVENS = 5


def land(strips, symbols, stream):
    """Draw a stop for each reel from the left; the names of the three rows that each reel shows."""
    stops = [stream.next_int(len(strip)) for strip in strips]
    grid = [
        [symbols[strip[(stop + row) % len(strip)]] for row in range(3)] for strip, stop in zip(strips, stops)
    ]
    return stops, grid


def count_from_left(symbols):
    """How many symbols from the left are the first one or a dragon ("dragon-gate", Lines)."""
    count = 0
    for symbol in symbols:
        if symbol not in (symbols[0], "dragon"):
            break
        count += 1
    return count


def dragon_gate_lines(tables, shown, line_stake):
    """The paying lines of a grid in which expanded reels read dragon ("dragon-gate", Lines)."""
    wins = []
    for line, rows in enumerate(tables["lines"]):
        symbols = [shown[reel][row] for reel, row in enumerate(rows)]
        count = count_from_left(symbols)
        if symbols[0] in ("dragon", "gate") or count < 3:
            continue
        win = line_stake * tables["line_pays"][symbols[0]][count - 3]
        wins.append({"line": line, "symbol": symbols[0], "count": count, "win": win})
    return wins


def dragon_gate_spin(tables, kind, stake, stream):
    """One spin: its view with wins in hundredths ("dragon-gate", A spin, Expansion, Lines, Scatters)."""
    stops, grid = land(tables[f"{kind}_strips"], tables["symbols"], stream)
    expanded = [reel for reel, column in enumerate(grid) if kind == "free" and "dragon" in column]
    shown = [["dragon"] * 3 if reel in expanded else column for reel, column in enumerate(grid)]
    line_wins = dragon_gate_lines(tables, shown, stake // LINES_OF_DRAGON_GATE)
    scatters = sum(column.count("gate") for column in grid)
    scatter_win = stake * tables["scatter_pays"].get(str(scatters), 0)
    return {
        "kind": kind,
        "stops": stops,
        "grid": grid,
        "expanded_reels": expanded,
        "line_wins": line_wins,
        "scatters": scatters,
        "scatter_win": scatter_win,
        "free_spins_awarded": tables["free_spins"].get(str(scatters), 0),
        "win": scatter_win + sum(line["win"] for line in line_wins),
    }


def dragon_gate(recorded, tables):
    """Recompute a round of dragon-gate ("dragon-gate", The round)."""
    stream = open_stream(recorded)
    stake = parse_amount(recorded["bet"]["amount"])
    cap = stake * tables["max_win_multiple"]
    spins = [dragon_gate_spin(tables, "base", stake, stream)]
    won = spins[0]["win"]
    left = spins[0]["free_spins_awarded"]
    while left > 0 and won < cap:
        spin = dragon_gate_spin(tables, "free", stake, stream)
        spins.append(spin)
        won += spin["win"]
        left += spin["free_spins_awarded"] - 1
    for spin in spins:
        spin["line_wins"] = [line | {"win": format_amount(line["win"])} for line in spin["line_wins"]]
        spin["scatter_win"] = format_amount(spin["scatter_win"])
        spin["win"] = format_amount(spin["win"])
    return outcome(stake, min(won, cap), {"is_capped": won >= cap, "spins": spins})


def neon_sevens_line(tables, left, middle, right):
    """Symbol, count, lantern and multiple of the line stake, or None ("neon-sevens", rules 1 to 3)."""
    if left == right and middle in (left, "lantern"):
        has_lantern = middle == "lantern"
        factor = tables["lantern_factor"] if has_lantern else 1
        return left, 3, has_lantern, tables["line_pays"][left] * factor
    if left == middle == "cherry":
        return "cherry", 2, False, tables["two_cherries_pay"]
    return None


def neon_sevens(recorded, tables):
    """Recompute a round of neon-sevens ("neon-sevens")."""
    stake = parse_amount(recorded["bet"]["amount"])
    stops, grid = land(tables["strips"], tables["symbols"], open_stream(recorded))
    paid = 0
    line_wins = []
    for index, rows in enumerate(tables["lines"]):
        found = neon_sevens_line(tables, *(grid[reel][row] for reel, row in enumerate(rows)))
        if found is None:
            continue
        symbol, count, has_lantern, multiple = found
        win = stake // LINES_OF_NEON_SEVENS * multiple
        paid += win
        line = {"line": index, "symbol": symbol, "count": count, "has_lantern": has_lantern}
        line_wins.append(line | {"win": format_amount(win)})
    return outcome(stake, paid, {"stops": stops, "grid": grid, "line_wins": line_wins})
