"""Seeds, words and money, as docs/protocols/fairness.md says ("Seeds", "The stream of words", "Money")."""

import hashlib
import hmac

WORD_RANGE = 2**32


def sha256_text(text):
    """The SHA-256 of a text in lower-case hexadecimal ("Seeds"): a seed is hashed as text, never decoded."""
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


class Stream:
    """The words of one round, each read once ("The stream of words")."""

    def __init__(self, server_seed, client_seed, nonce):
        self.key = server_seed.encode("utf-8")
        self.prefix = f"{client_seed}:{nonce}:"
        self.position = 0
        self.block = b""

    def next_word(self):
        """The next unsigned 32-bit word, eight of them in a block of HMAC-SHA256."""
        index, place = divmod(self.position, 8)
        if place == 0:
            message = f"{self.prefix}{index}".encode("utf-8")
            self.block = hmac.new(self.key, message, hashlib.sha256).digest()
        self.position += 1
        return int.from_bytes(self.block[4 * place : 4 * place + 4], "big")

    def next_int(self, n):
        """A whole number from 0 to n - 1 ("nextInt"): words at or above the limit are rejected."""
        limit = WORD_RANGE - WORD_RANGE % n
        word = self.next_word()
        while word >= limit:
            word = self.next_word()
        return word % n


def open_stream(recorded):
    """The stream of a recorded round; in shared rounds salt and round number stand in the same fields."""
    return Stream(recorded["server_seed"], recorded["client_seed"], recorded["nonce"])


def parse_amount(text):
    """Hundredths of a decimal string with two decimals ("Money")."""
    whole, decimals = text.split(".")
    if len(decimals) != 2 or not (whole + decimals).isdigit():
        raise ValueError(f"not an amount: {text!r}")
    return int(whole) * 100 + int(decimals)


def format_amount(hundredths):
    """The decimal string of hundredths ("Money")."""
    return f"{hundredths // 100}.{hundredths % 100:02d}"


def outcome(staked, paid, view):
    """What a recomputation states, in the words of a recorded round ("The shape of an example")."""
    return {"staked": format_amount(staked), "paid": format_amount(paid), "view": view}
