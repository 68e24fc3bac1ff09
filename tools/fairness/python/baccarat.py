"""The shared game with a shoe: baccarat."""

from cards import card_name, rank_number
from shared_rounds import earlier_seed, is_returned, merge_chips, returned, settle_chips
from stream import Stream, outcome

HANDS_OF_SHOE = 66
CHAIN_LENGTH = 100_000
CARDS_OF_SHOE = 8 * 52
SHOES_OF_CHAIN = 1516
DRAGON_PAYS = {9: 3100, 8: 1100, 7: 700, 6: 500, 5: 300, 4: 200}
BANKER_DRAWS_TO = {3: {0, 1, 2, 3, 4, 5, 6, 7, 9}, 4: {2, 3, 4, 5, 6, 7}, 5: {4, 5, 6, 7}, 6: {6, 7}, 7: set()}


def points(cards):
    """The points of cards: the sum modulo 10; T, J, Q and K count 0 ("baccarat", Points)."""
    return sum(rank for card in cards if (rank := rank_number(card)) < 10) % 10


def place_in_shoe(number):
    """Shoe, hand and hands of the shoe for a round's number ("baccarat", The place in the shoe)."""
    chain, index = divmod(number - 1, CHAIN_LENGTH)
    shoe, hand = divmod(index, HANDS_OF_SHOE)
    hands = min(HANDS_OF_SHOE, CHAIN_LENGTH - HANDS_OF_SHOE * shoe)
    return chain * SHOES_OF_CHAIN + shoe + 1, hand + 1, hands


class Shoe:
    """Cards that are taken without being put back ("baccarat", The cards before)."""

    def __init__(self):
        self.deck = list(range(CARDS_OF_SHOE))
        self.dealt = 0

    def left(self):
        """How many cards are left."""
        return CARDS_OF_SHOE - self.dealt

    def take(self, stream):
        """Take a card with a draw of the stream; the card at the front moves to its place."""
        at = self.dealt + stream.next_int(self.left())
        card = self.deck[at]
        self.deck[at] = self.deck[self.dealt]
        self.dealt += 1
        return card_name(card % 52)


def burn(shoe, stream):
    """Burn a card and as many more as it has points, ten for T, J, Q, K ("baccarat", Hand 1 burns first)."""
    burnt = shoe.take(stream)
    for _ in range(min(rank_number(burnt), 10)):
        shoe.take(stream)
    return burnt


def does_banker_draw(banker, player):
    """Whether the banker takes a third card ("baccarat", A hand)."""
    has = points(banker)
    if len(player) == 2:
        return has <= 5
    return has <= 2 or points(player[2:]) in BANKER_DRAWS_TO[has]


def deal_hand(shoe, stream):
    """The cards of player and banker ("baccarat", A hand)."""
    first, second, third, fourth = (shoe.take(stream) for _ in range(4))
    player, banker = [first, third], [second, fourth]
    if points(player) < 8 and points(banker) < 8:
        if points(player) <= 5:
            player.append(shoe.take(stream))
        if does_banker_draw(banker, player):
            banker.append(shoe.take(stream))
    return player, banker


def deal_round(recorded):
    """Deal the shoe up to the hand of a round: the view's `hand` ("baccarat", The cards before)."""
    number, shoe, view = recorded["nonce"], Shoe(), {}
    shoe_number, hand, hands_of_shoe = place_in_shoe(number)
    for back in range(hand - 1, -1, -1):
        seed = earlier_seed(recorded["server_seed"], back)
        stream = Stream(seed, recorded["client_seed"], number - back)
        burnt = burn(shoe, stream) if back == hand - 1 else None
        player, banker = deal_hand(shoe, stream)
        view = {"burnt": burnt, "player": player, "banker": banker, "left": shoe.left()}
    return {"shoe": shoe_number, "hand": hand, "hands": hands_of_shoe} | view


def dragon_pays(side, other):
    """Hundredths that a dragon spot pays ("baccarat", Payouts: player_dragon, banker_dragon)."""
    margin = points(side) - points(other)
    if len(side) == 2 and points(side) >= 8:
        return 200 if margin > 0 else 100 if margin == 0 else 0
    return DRAGON_PAYS.get(margin, 0)


def spot_pays(spot, table, player, banker):
    """Hundredths of the stake that a spot pays, the stake included ("baccarat", Payouts)."""
    margin = points(player) - points(banker)
    is_tie = margin == 0
    has_banker_six = margin < 0 and points(banker) == 6
    count = len(player) + len(banker)
    banker_wins = 195 if table == "standard" else 150 if has_banker_six else 200
    pays = {
        "player": 200 if margin > 0 else 100 if is_tie else 0,
        "banker": banker_wins if margin < 0 else 100 if is_tie else 0,
        "tie": 900 if is_tie else 0,
        "player_pair": 1200 if player[0][0] == player[1][0] else 0,
        "banker_pair": 1200 if banker[0][0] == banker[1][0] else 0,
        "big": 154 if count > 4 else 0,
        "small": 250 if count == 4 else 0,
        "super_six": 1600 if has_banker_six else 0,
        "lucky_six": (1300 if len(banker) == 2 else 2100) if has_banker_six else 0,
        "player_dragon": dragon_pays(player, banker),
        "banker_dragon": dragon_pays(banker, player),
    }
    return pays[spot]


def baccarat(recorded, tables):
    """Recompute a bet of baccarat ("baccarat")."""
    table = recorded["bet"]["table"]
    stakes = merge_chips(recorded)
    unknown = [spot for spot in stakes if spot not in tables["spots"][table]]
    if unknown:
        raise ValueError(f"spots that the table {table} does not have: {unknown}")
    if is_returned(recorded):
        staked, _, chips = settle_chips(stakes, lambda spot, amount: 0)
        return returned(staked, {"table": table, "chips": chips, "hand": None})
    hand = deal_round(recorded)
    player, banker = hand["player"], hand["banker"]
    staked, paid, chips = settle_chips(
        stakes, lambda spot, amount: amount * spot_pays(spot, table, player, banker) // 100
    )
    return outcome(staked, paid, {"table": table, "chips": chips, "hand": hand})
