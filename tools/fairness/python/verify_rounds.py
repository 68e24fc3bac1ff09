"""Recompute every recorded round of the arcade, written from docs/protocols/fairness.md alone.

    python3 tools/fairness/python/verify_rounds.py docs/protocols/fairness

Input: a folder with `<game>.json` (tables), `rounds/<game>.json` (recorded rounds) and `beacon-rounds.json` (rounds of
the beacon with their salts). Output: a line per game and for the salts, and each difference. The exit code is 1 on any difference and on a game that this program does not know.
It shares no code with the arcade: it shows that the page says enough to recompute a round.
"""

import json
import sys
from pathlib import Path

# Before the imports below: no __pycache__ beside the sources.
sys.dont_write_bytecode = True

from baccarat import baccarat
from blackjack import blackjack
from pearl_tide import pearl_tide
from reels import dragon_gate, neon_sevens
from shared_rounds import list_broken_links, list_wrong_salts, rocket_crash, sic_bo
from single_draw import mines, plinko, roulette
from stream import sha256_text

RECOMPUTE = {
    "baccarat": baccarat,
    "blackjack": blackjack,
    "dragon-gate": dragon_gate,
    "mines": mines,
    "neon-sevens": neon_sevens,
    "pearl-tide": pearl_tide,
    "plinko": plinko,
    "rocket-crash": rocket_crash,
    "roulette": roulette,
    "sic-bo": sic_bo,
}
SHARED_GAMES = {"baccarat", "rocket-crash", "sic-bo"}


def list_differences(expected, actual, path):
    """Where two JSON values differ, as lines; true is not 1, and the order of keys has no meaning."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        lines = []
        for key in sorted(expected.keys() | actual.keys()):
            if key not in expected or key not in actual:
                lines.append(f"{path}.{key}: {'not recorded' if key not in expected else 'not recomputed'}")
            else:
                lines += list_differences(expected[key], actual[key], f"{path}.{key}")
        return lines
    if isinstance(expected, list) and isinstance(actual, list) and len(expected) == len(actual):
        pairs = enumerate(zip(expected, actual))
        return [line for index, pair in pairs for line in list_differences(*pair, f"{path}[{index}]")]
    if type(expected) is type(actual) and expected == actual:
        return []
    return [f"{path}: recorded {json.dumps(expected)}, recomputed {json.dumps(actual)}"]


def check_round(game, recorded, tables):
    """The differences of one recorded round ("Seeds", "The shape of an example")."""
    try:
        actual = RECOMPUTE[game](recorded, tables)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        return [f"cannot be recomputed: {error!r}"]
    actual["game"] = tables["game"]
    actual["rules_version"] = tables["rules_version"]
    actual["server_seed_hash"] = sha256_text(recorded["server_seed"])
    actual.setdefault("is_void", False)
    expected = {key: recorded.get(key, False if key == "is_void" else None) for key in actual}
    return [line for key in actual for line in list_differences(expected[key], actual[key], key)]


def check_game(folder, game):
    """Print the line of a game and its differences; whether all of its rounds agree."""
    rounds = json.loads((folder / "rounds" / f"{game}.json").read_text(encoding="utf-8"))
    if game not in RECOMPUTE:
        print(f"{game}: {len(rounds)} rounds of a game that this program does not know")
        return False
    tables = json.loads((folder / f"{game}.json").read_text(encoding="utf-8"))
    found = [(index, check_round(game, recorded, tables)) for index, recorded in enumerate(rounds)]
    agreeing = sum(not differences for _, differences in found)
    broken = list_broken_links(rounds) if game in SHARED_GAMES else []
    print(f"{game}: {agreeing} of {len(rounds)} rounds agree")
    for index, differences in found:
        for difference in differences:
            print(f"  round {index} (nonce {rounds[index]['nonce']}): {difference}")
    for nonce in broken:
        print(f"  round number {nonce}: its seed does not lead to the seed of the recorded round before it")
    return agreeing == len(rounds) and not broken


def check_salts(folder):
    """Print the line of the beacon's rounds and their differences; whether all salts agree."""
    path = folder / "beacon-rounds.json"
    rounds = json.loads(path.read_text(encoding="utf-8")) if path.exists() else []
    wrong = list_wrong_salts(rounds)
    print(f"salts: {len(rounds) - len(wrong)} of {len(rounds)} beacon rounds agree")
    for number in wrong:
        print(f"  beacon round {number}: the salt or the time is another")
    return not wrong


def main(arguments):
    """Check all games with recorded rounds; the exit code."""
    if len(arguments) != 1:
        print("usage: verify_rounds.py <folder with tables and rounds>", file=sys.stderr)
        return 2
    folder = Path(arguments[0])
    games = sorted(path.stem for path in (folder / "rounds").glob("*.json"))
    results = [check_game(folder, game) for game in games]
    if not results:
        print(f"no recorded rounds in {folder}", file=sys.stderr)
    return 0 if check_salts(folder) and results and all(results) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
