"""The games of one player that draw everything at once: mines, roulette and plinko."""

from math import comb

from stream import format_amount, open_stream, outcome, parse_amount


def mines_payout(tiles, mines, safe, stake):
    """The payout in hundredths after some safe tiles ("mines", Actions): one division, rounded down."""
    return stake * 99 * comb(tiles, safe) // (100 * comb(tiles - mines, safe))


def mines_limit(tables, mines, stake):
    """How many tiles a round may open at most ("mines", Limit)."""
    tiles = tables["tiles"]
    highest = parse_amount(tables["max_win"])
    limit = 1
    while limit < tiles - mines and mines_payout(tiles, mines, limit + 1, stake) <= highest:
        limit += 1
    return limit


def mines_multiplier(tiles, mines, safe):
    """A multiplier as text, rounded down ("mines", view)."""
    hundredths = mines_payout(tiles, mines, safe, 100)
    return format_amount(hundredths) if hundredths < 100_000 else str(hundredths // 100)


def draw_mines(tiles, mines, stream):
    """The tiles with a mine, ascending ("mines", Draw)."""
    without_mine = list(range(tiles))
    return sorted(without_mine.pop(stream.next_int(len(without_mine))) for _ in range(mines))


def mines(recorded, tables):
    """Recompute a round of mines ("mines"); actions that end early leave an abandoned round."""
    tiles = tables["tiles"]
    stake = parse_amount(recorded["bet"]["amount"])
    count = recorded["bet"]["mines"]
    mine_tiles = draw_mines(tiles, count, open_stream(recorded))
    limit = mines_limit(tables, count, stake)
    picks = []
    hit_tile = None
    is_over = False
    for action in recorded["actions"]:
        if is_over:
            raise ValueError("an action after the end of the round")
        if action["kind"] == "cash_out":
            is_over = True
            continue
        picks.append(action["tile"])
        hit_tile = action["tile"] if action["tile"] in mine_tiles else None
        is_over = hit_tile is not None or len(picks) == limit
    safe = len(picks) - (hit_tile is not None)
    payout = mines_payout(tiles, count, safe, stake) if safe > 0 else None
    view = {
        "mines": count,
        "picks": picks,
        "hit_tile": hit_tile,
        "mine_tiles": mine_tiles,
        "multiplier": None if payout is None else mines_multiplier(tiles, count, safe),
        "payout": None if payout is None else format_amount(payout),
        "next_multiplier": None,
        "next_payout": None,
    }
    return outcome(stake, payout if payout is not None and hit_tile is None else 0, view)


def roulette_win(spot, table, number, amount):
    """What a chip is paid, its stake included ("roulette")."""
    if number in spot["numbers"]:
        return amount * (spot["pays"] + 1)
    if table == "french" and number == 0 and spot["kind"] == "even":
        return amount // 2
    return 0


def roulette(recorded, tables):
    """Recompute a round of roulette ("roulette")."""
    spots = {spot["id"]: spot for spot in tables["spots"]}
    table = recorded["bet"]["table"]
    number = open_stream(recorded).next_int(37)
    staked = paid = 0
    chips = []
    for chip in recorded["bet"]["chips"]:
        amount = parse_amount(chip["amount"])
        win = roulette_win(spots[chip["spot"]], table, number, amount)
        staked += amount
        paid += win
        chips.append({"spot": chip["spot"], "amount": format_amount(amount), "win": format_amount(win)})
    return outcome(staked, paid, {"table": table, "number": number, "chips": chips})


def plinko(recorded, tables):
    """Recompute a round of plinko ("plinko")."""
    bet = recorded["bet"]
    stream = open_stream(recorded)
    amount = parse_amount(bet["amount"])
    multipliers = tables["multipliers_in_tenths"][bet["risk"]][str(bet["rows"])]
    paths = [stream.next_int(2 ** bet["rows"]) for _ in range(bet["balls"])]
    paid = sum(amount * multipliers[bin(path).count("1")] // 10 for path in paths)
    view = {
        "rows": bet["rows"],
        "risk": bet["risk"],
        "ball": format_amount(amount),
        "paths": paths,
        "multipliers": multipliers,
    }
    return outcome(amount * bet["balls"], paid, view)
