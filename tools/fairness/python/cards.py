"""Cards by number, as blackjack and baccarat write them ("blackjack", Cards)."""

RANKS = "A23456789TJQK"
SUITS = "SHDC"


def card_name(number):
    """Rank and suit of a card's number: 0 is AS, 51 is KC."""
    return RANKS[number % 13] + SUITS[number // 13]


def rank_number(card):
    """1 for an ace, the pips of two to nine, 10 to 13 for T, J, Q, K."""
    return RANKS.index(card[0]) + 1
