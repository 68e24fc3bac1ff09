"""The shared games without a shoe, rocket-crash and sic-bo, and what shared games have in common."""

from datetime import datetime, timezone
from hashlib import sha256
from math import exp, floor

from stream import format_amount, open_stream, outcome, parse_amount, sha256_text

CHAIN_LENGTH = 100_000

QUICKNET = {
    "chain_hash": "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
    "genesis": 1_692_803_367,
    "period": 3,
}


def earlier_seed(server_seed, rounds):
    """The seed of the round that many rounds before, in the same chain ("Shared rounds", 1 and 3)."""
    for _ in range(rounds):
        server_seed = sha256_text(server_seed)
    return server_seed


def list_broken_links(rounds):
    """Nonces of rounds whose seed does not lead to that of the round before ("Shared rounds", 3).

    Recorded rounds with one salt and with numbers of one chain are taken for rounds of that chain.
    """
    broken = []
    chains = {}
    for recorded in sorted(rounds, key=lambda entry: entry["nonce"]):
        chain = (recorded["client_seed"], (recorded["nonce"] - 1) // CHAIN_LENGTH)
        before = chains.get(chain)
        chains[chain] = recorded
        if before is None:
            continue
        distance = recorded["nonce"] - before["nonce"]
        if earlier_seed(recorded["server_seed"], distance) != before["server_seed"]:
            broken.append(recorded["nonce"])
    return broken


def list_wrong_salts(rounds):
    """Numbers of beacon rounds that do not give their salt, or not at their time ("The salt")."""
    return [entry["round"] for entry in rounds if not is_salt_right(entry)]


def is_salt_right(entry):
    """Whether a round of quicknet has the salt that is its signature's hash, and the time of its number."""
    salt = sha256(bytes.fromhex(entry["signature"])).hexdigest()
    seconds = QUICKNET["genesis"] + (entry["round"] - 1) * QUICKNET["period"]
    published_at = datetime.fromtimestamp(seconds, timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    return (entry["chain_hash"], entry["salt"], entry["published_at"]) == (QUICKNET["chain_hash"], salt, published_at)


def is_cancelled(recorded):
    """Whether the bet was taken back, which only its last action does ("Bets that are returned")."""
    kinds = [action["kind"] for action in recorded["actions"]]
    if "cancel" in kinds[:-1]:
        raise ValueError("a bet was cancelled before its last action")
    return kinds[-1:] == ["cancel"]


def is_returned(recorded):
    """Whether a bet of sic-bo or baccarat was returned: such a round can only be void when it never began."""
    if recorded.get("interrupted_ms", 0) != 0:
        raise ValueError("a run that had begun was interrupted")
    return "interrupted_ms" in recorded or is_cancelled(recorded)


def returned(staked, view):
    """The outcome of a bet whose stake was returned ("Bets that are returned")."""
    return {**outcome(staked, 0, view), "is_void": True}


def merge_chips(recorded):
    """Stakes in hundredths by spot, in the order in which spots were first bet on ("sic-bo", "baccarat": add)."""
    stakes = {}
    added = [action for action in recorded["actions"] if action["kind"] != "cancel"]
    for addition in [recorded["bet"], *added]:
        if addition.get("kind", "add") != "add":
            raise ValueError(f"the page knows no action {addition['kind']!r} of this game")
        for chip in addition["chips"]:
            stakes[chip["spot"]] = stakes.get(chip["spot"], 0) + parse_amount(chip["amount"])
    return stakes


def settle_chips(stakes, win_of):
    """Staked, paid and the view's chips, for a function from spot and amount to what the chip is paid."""
    wins = {spot: win_of(spot, amount) for spot, amount in stakes.items()}
    chips = [
        {"spot": spot, "amount": format_amount(amount), "win": format_amount(wins[spot])}
        for spot, amount in stakes.items()
    ]
    return sum(stakes.values()), sum(wins.values()), chips


def crash_point(tables, stream):
    """The multiplier in hundredths at which a flight ends ("rocket-crash")."""
    high = stream.next_int(2**32)
    low = stream.next_int(2**20)
    drawn = high * 2**20 + low
    crash = 99 * 2**52 // (2**52 - drawn)
    return min(tables["max_multiplier"], max(tables["lowest_crash"], crash))


def multiplier_at(milliseconds, highest):
    """The multiplier in hundredths after so much flight ("rocket-crash", Cashed out by hand)."""
    return min(highest, floor(100 * exp(0.00008 * milliseconds)))


def leave_by_hand(action, stop, crash, highest):
    """Where a bet is cashed out that asked for it in flight ("rocket-crash", Cashed out by hand)."""
    if action["kind"] != "cash_out":
        raise ValueError(f"the page knows no action {action['kind']!r} of this game")
    reached = multiplier_at(action["ms"], highest)
    if stop <= min(reached, crash):
        return stop
    if reached > crash or crash == 100:
        raise ValueError("a bet was cashed out when the flight was over")
    return reached


def end_of_flight(recorded, stop, crash, highest):
    """Where a bet left the flight, None where it stayed to the end ("rocket-crash")."""
    if recorded["actions"]:
        (action,) = recorded["actions"]
        return leave_by_hand(action, stop, crash, highest)
    if "interrupted_ms" in recorded:
        return stop if stop <= multiplier_at(recorded["interrupted_ms"], highest) else None
    return stop if stop <= crash else None


def rocket_crash(recorded, tables):
    """Recompute a bet of rocket-crash ("rocket-crash")."""
    bet = recorded["bet"]
    highest = tables["max_multiplier"]
    amount = parse_amount(bet["amount"])
    view = {"amount": format_amount(amount), "target": bet["target"], "slot": bet["slot"]}
    if is_cancelled(recorded):
        return returned(amount, view | {"cashed_out": None, "crash": None})
    target = highest if bet["target"] is None else bet["target"]
    stop = min(target, parse_amount(tables["max_win"]) * 100 // amount, highest)
    crash = crash_point(tables, open_stream(recorded))
    is_interrupted = "interrupted_ms" in recorded
    left_at = end_of_flight(recorded, stop, crash, highest)
    view |= {"cashed_out": left_at, "crash": None if is_interrupted else crash}
    if left_at is None and is_interrupted:
        return returned(amount, view)
    return outcome(amount, 0 if left_at is None else amount * left_at // 100, view)


def sic_bo_factor(spot, dice):
    """How many times its amount a chip on a spot is paid ("sic-bo", the table of spots)."""
    total = sum(dice)
    is_triple = len(set(dice)) == 1
    kind = spot["kind"]
    if kind == "single":
        shown = dice.count(spot["face"])
        return shown + 1 if shown > 0 else 0
    wins = {
        "small": lambda: 4 <= total <= 10 and not is_triple,
        "big": lambda: 11 <= total <= 17 and not is_triple,
        "odd": lambda: total % 2 == 1 and not is_triple,
        "even": lambda: total % 2 == 0 and not is_triple,
        "any_triple": lambda: is_triple,
        "triple": lambda: dice.count(spot["face"]) == 3,
        "double": lambda: dice.count(spot["face"]) >= 2,
        "pair": lambda: all(face in dice for face in spot["faces"]),
        "total": lambda: total == spot["total"],
    }
    return spot["pays"] + 1 if wins[kind]() else 0


def sic_bo(recorded, tables):
    """Recompute a bet of sic-bo ("sic-bo")."""
    if is_returned(recorded):
        staked, _, chips = settle_chips(merge_chips(recorded), lambda spot, amount: 0)
        return returned(staked, {"chips": chips, "dice": None})
    spots = {spot["id"]: spot for spot in tables["spots"]}
    stream = open_stream(recorded)
    dice = [stream.next_int(6) + 1 for _ in range(3)]
    staked, paid, chips = settle_chips(
        merge_chips(recorded), lambda spot, amount: amount * sic_bo_factor(spots[spot], dice)
    )
    return outcome(staked, paid, {"chips": chips, "dice": dice})
