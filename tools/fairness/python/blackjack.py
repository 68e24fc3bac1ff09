"""The game of blackjack."""

from cards import card_name, rank_number
from stream import format_amount, open_stream, outcome, parse_amount

WAITING, DONE, BUST, SURRENDERED = "waiting", "done", "bust", "surrendered"
MOST_HANDS_OF_A_SPOT = 4


def points(card):
    """Ace 1, T, J, Q, K 10 ("blackjack", Cards)."""
    return min(rank_number(card), 10)


def total(cards):
    """The total of cards; one ace counts 11 when that does not exceed 21 ("blackjack", Cards)."""
    hard = sum(points(card) for card in cards)
    has_ace = any(points(card) == 1 for card in cards)
    return hard + 10 if has_ace and hard + 10 <= 21 else hard


def is_natural(cards):
    """Exactly two cards that total 21 ("blackjack", Cards)."""
    return len(cards) == 2 and total(cards) == 21


class Hand:
    """A hand of a spot; its number is the spot's index or, after a split, a new one ("blackjack", Hands)."""

    def __init__(self, number, spot, stake):
        self.number = number
        self.spot = spot
        self.stake = stake
        self.cards = []
        self.state = WAITING
        self.is_from_split = False

    def is_blackjack(self):
        """A natural that is not from a split."""
        return is_natural(self.cards) and not self.is_from_split


class Round:
    """A round of blackjack from its deal to its end; everything that happens is appended to `events`."""

    def __init__(self, stakes, stream):
        self.stream = stream
        self.stakes = stakes
        self.hands = [Hand(spot, spot, stake) for spot, stake in enumerate(stakes) if stake is not None]
        self.staked = sum(hand.stake for hand in self.hands)
        self.paid = 0
        self.dealer = []
        self.insured = []
        self.events = []
        self.actions = []
        self.last_turn = None
        self.is_offering_insurance = False
        self.is_over = False

    def log(self, kind, **fields):
        """Append an event."""
        self.events.append({"type": kind} | fields)

    def draw(self):
        """A card from a complete deck ("blackjack", Cards)."""
        return card_name(self.stream.next_int(52))

    def deal(self):
        """The first cards, the dealer's among them, and the offer of insurance ("blackjack", Deal, Insurance)."""
        for is_hole_card in (False, True):
            for hand in self.hands:
                hand.cards.append(self.draw())
                self.log("deal", hand=hand.number, card=hand.cards[-1])
            self.dealer.append(self.draw())
            self.log("deal", hand=None, card=None if is_hole_card else self.dealer[-1])
        if points(self.dealer[0]) == 1:
            self.log("offer_insurance")
            self.is_offering_insurance = True
        else:
            self.peek()

    def insure(self, spots):
        """Insure spots with half of their stake, in the action's order ("blackjack", Insurance)."""
        for spot in spots:
            insurance = self.stakes[spot] // 2
            self.staked += insurance
            self.insured.append((spot, insurance))
            self.log("insure", spot=spot, stake=format_amount(insurance))
        self.is_offering_insurance = False
        self.peek()

    def peek(self):
        """Look for the dealer's natural; naturals are done without a peek, too ("blackjack", Peek)."""
        has_blackjack = is_natural(self.dealer)
        if points(self.dealer[0]) in (1, 10):
            self.log("peek", has_blackjack=has_blackjack)
        for hand in self.hands:
            if has_blackjack or is_natural(hand.cards):
                hand.state = DONE
        self.give_turn()

    def active_hand(self):
        """The first waiting hand in order, or None."""
        return next((hand for hand in self.hands if hand.state == WAITING), None)

    def give_turn(self):
        """Tell whose turn it is, or end the round ("blackjack", Give the turn)."""
        hand = self.active_hand()
        if hand is None:
            self.end()
        elif hand.number != self.last_turn:
            self.last_turn = hand.number
            self.log("turn", hand=hand.number)

    def deal_to(self, hand):
        """Deal a card to a hand in an action ("blackjack", Deal a card to a hand)."""
        hand.cards.append(self.draw())
        self.log("deal", hand=hand.number, card=hand.cards[-1])
        if total(hand.cards) > 21:
            hand.state = BUST
            self.log("bust", hand=hand.number)
        elif total(hand.cards) == 21:
            hand.state = DONE

    def hit(self, hand):
        """("blackjack", Actions: hit)"""
        self.deal_to(hand)

    def stand(self, hand):
        """("blackjack", Actions: stand)"""
        hand.state = DONE
        self.log("stand", hand=hand.number)

    def double(self, hand):
        """("blackjack", Actions: double)"""
        require(len(hand.cards) == 2, "double")
        self.staked += hand.stake
        hand.stake *= 2
        self.log("double", hand=hand.number)
        self.deal_to(hand)
        if hand.state != BUST:
            hand.state = DONE

    def split(self, hand):
        """("blackjack", Actions: split)"""
        is_pair = len(hand.cards) == 2 and points(hand.cards[0]) == points(hand.cards[1])
        of_spot = sum(other.spot == hand.spot for other in self.hands)
        require(is_pair and of_spot < MOST_HANDS_OF_A_SPOT, "split")
        number = 1 + max(2, *(other.number for other in self.hands))
        new_hand = Hand(number, hand.spot, hand.stake)
        is_pair_of_aces = points(hand.cards[0]) == 1
        new_hand.cards.append(hand.cards.pop())
        hand.is_from_split = new_hand.is_from_split = True
        self.hands.insert(self.hands.index(hand) + 1, new_hand)
        self.staked += hand.stake
        self.log("split", hand=hand.number, into=number)
        for dealt in (hand, new_hand):
            self.deal_to(dealt)
            if is_pair_of_aces:
                dealt.state = DONE

    def surrender(self, hand):
        """("blackjack", Actions: surrender)"""
        require(len(hand.cards) == 2 and not hand.is_from_split, "surrender")
        hand.state = SURRENDERED
        self.log("surrender", hand=hand.number)

    def act(self, action):
        """Apply an action and give the turn ("blackjack", Insurance, Actions)."""
        require(not self.is_over, action["kind"])
        self.actions.append(action)
        require(self.is_offering_insurance == (action["kind"] == "insurance"), action["kind"])
        if self.is_offering_insurance:
            self.insure(action["spots"])
            return
        hand = self.active_hand()
        require(hand.number == action["hand"], action["kind"])
        act_on = {
            "hit": self.hit,
            "stand": self.stand,
            "double": self.double,
            "split": self.split,
            "surrender": self.surrender,
        }
        act_on[action["kind"]](hand)
        self.give_turn()

    def abandon(self):
        """Decline insurance and stand until the round is over ("blackjack", Abandoned)."""
        if self.is_offering_insurance:
            self.act({"kind": "insurance", "spots": []})
        while not self.is_over:
            self.act({"kind": "stand", "hand": self.active_hand().number})

    def end(self):
        """Reveal, draw the dealer's cards where a hand needs them, and settle ("blackjack", The end)."""
        self.is_over = True
        self.log("reveal", card=self.dealer[1])
        if any(hand.state == DONE and not hand.is_blackjack() for hand in self.hands):
            while total(self.dealer) < 17:
                self.dealer.append(self.draw())
                self.log("deal", hand=None, card=self.dealer[-1])
        for spot, insurance in self.insured:
            pay = 3 * insurance if is_natural(self.dealer) else 0
            self.paid += pay
            self.log("settle_insurance", spot=spot, pay=format_amount(pay))
        for hand in self.hands:
            result, pay = settle(hand, self.dealer)
            self.paid += pay
            stake = format_amount(hand.stake)
            self.log("settle", hand=hand.number, result=result, stake=stake, pay=format_amount(pay))


def require(is_allowed, kind):
    """Refuse an action that the page does not allow: every recorded one was allowed."""
    if not is_allowed:
        raise ValueError(f"the action {kind} is not allowed here")


def settle(hand, dealer):
    """Result and pay by the first line that applies ("blackjack", the table of The end)."""
    if hand.state == BUST:
        return "bust", 0
    if hand.state == SURRENDERED:
        return "surrender", hand.stake // 2
    if is_natural(dealer):
        return ("push", hand.stake) if hand.is_blackjack() else ("lose", 0)
    if hand.is_blackjack():
        return "blackjack", hand.stake * 5 // 2
    if total(dealer) > 21 or total(dealer) < total(hand.cards):
        return "win", hand.stake * 2
    return ("push", hand.stake) if total(dealer) == total(hand.cards) else ("lose", 0)


def blackjack(recorded, _tables):
    """Recompute a round of blackjack ("blackjack")."""
    stakes = [None if text is None else parse_amount(text) for text in recorded["bet"]["spots"]]
    played = Round(stakes, open_stream(recorded))
    played.deal()
    for action in recorded["actions"]:
        played.act(action)
    played.abandon()
    view = {
        "spots": [None if stake is None else format_amount(stake) for stake in stakes],
        "phase": "over",
        "active_hand": None,
        "allowed": [],
        "events": played.events,
        "actions": played.actions,
    }
    return outcome(played.staked, played.paid, view)
