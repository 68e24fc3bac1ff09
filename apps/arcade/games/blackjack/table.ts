import type { PlayingCard } from '../../src/games/playing-cards.ts'
import { formatAmount, parseAmount } from '../../src/wallet/amount.ts'
import { dealerDraws, handValue, isNatural, pointsOf, TWENTY_ONE } from './hand-value.ts'
import { MAX_HANDS_PER_SPOT } from './limits.ts'
import type { BlackjackAction, BlackjackBet, HandAction, TableEvent } from './schemas.ts'
import { settleHand } from './settle-hand.ts'

/** A hand of the player. */
export interface TableHand {
  readonly id: number
  readonly spot: number
  readonly cards: PlayingCard[]
  /** In minor units; doubled by a double. */
  stake: bigint
  readonly isFromSplit: boolean
  state: 'waiting' | 'done' | 'bust' | 'surrendered'
}

/** A round's table. Hands are in the order in which they are played. */
export interface Table {
  readonly hands: TableHand[]
  readonly dealer: PlayingCard[]
  /** What each spot is insured for, in minor units. */
  readonly insured: Map<number, bigint>
  readonly events: TableEvent[]
  phase: 'insurance' | 'playing' | 'over'
  /** All stakes so far, and all payouts at the end, in minor units. */
  staked: bigint
  paid: bigint
}

type Draw = () => PlayingCard

/**
 * Plays a round: deals for the bet, then applies the actions in order. `draw` gives the next card. Returns null when an action
 * is not allowed.
 */
export function playTable(
  { spots }: BlackjackBet,
  actions: readonly BlackjackAction[],
  draw: Draw,
): Table | null {
  const table = deal(spots, draw)
  for (const action of actions) if (!applyAction(table, action, draw)) return null
  return table
}

/** The hand whose turn it is. */
export const activeHand = ({ phase, hands }: Table): TableHand | undefined =>
  phase === 'playing' ? hands.find(({ state }) => state === 'waiting') : undefined

/** What a hand may do when it is its turn. */
export function allowedActions({ hands }: Table, hand: TableHand): HandAction[] {
  const [first, second, third] = hand.cards
  if (first === undefined || second === undefined || third !== undefined) return ['hit', 'stand']
  const handsOfSpot = hands.filter(({ spot }) => spot === hand.spot).length
  const isPair = pointsOf(first) === pointsOf(second)
  return [
    'hit',
    'stand',
    'double',
    ...(isPair && handsOfSpot < MAX_HANDS_PER_SPOT ? (['split'] as const) : []),
    ...(hand.isFromSplit ? [] : (['surrender'] as const)),
  ]
}

function deal(spots: BlackjackBet['spots'], draw: Draw): Table {
  const hands = spots.flatMap((amount, spot): TableHand[] => {
    const stake = amount === null ? null : parseAmount(amount)
    return stake === null ? [] : [{ id: spot, spot, cards: [], stake, isFromSplit: false, state: 'waiting' }]
  })
  const table: Table = {
    hands,
    dealer: [],
    insured: new Map(),
    events: [],
    phase: 'playing',
    staked: hands.reduce((sum, { stake }) => sum + stake, 0n),
    paid: 0n,
  }
  for (const hand of hands) dealTo(table, hand, draw)
  const up = draw()
  table.dealer.push(up)
  table.events.push({ type: 'deal', hand: null, card: up })
  for (const hand of hands) dealTo(table, hand, draw)
  table.dealer.push(draw())
  table.events.push({ type: 'deal', hand: null, card: null })
  if (pointsOf(up) === 1) {
    table.phase = 'insurance'
    table.events.push({ type: 'offer_insurance' })
  } else {
    startPlay(table, draw)
  }
  return table
}

function applyAction(table: Table, action: BlackjackAction, draw: Draw): boolean {
  if (action.kind === 'insurance') return insure(table, action.spots, draw)
  const hand = activeHand(table)
  if (hand === undefined || hand.id !== action.hand) return false
  if (!allowedActions(table, hand).includes(action.kind)) return false
  playHand(table, hand, action.kind, draw)
  continuePlay(table, draw)
  return true
}

/** Insures the named spots for half of their stake; none declines. Offered once, before the dealer peeks. */
function insure(table: Table, spots: readonly number[], draw: Draw): boolean {
  const hands = spots.map((spot) => table.hands.find((hand) => hand.spot === spot))
  if (table.phase !== 'insurance' || new Set(spots).size < spots.length) return false
  for (const hand of hands) {
    if (hand === undefined) return false
    const stake = hand.stake / 2n
    table.insured.set(hand.spot, stake)
    table.staked += stake
    table.events.push({ type: 'insure', spot: hand.spot, stake: formatAmount(stake) })
  }
  startPlay(table, draw)
  return true
}

/** Peeks where the dealer shows an ace or a ten, then starts the first hand that is no natural. */
function startPlay(table: Table, draw: Draw): void {
  table.phase = 'playing'
  const [up] = table.dealer
  const hasBlackjack = isNatural(table.dealer)
  if (up !== undefined && [1, 10].includes(pointsOf(up)))
    table.events.push({ type: 'peek', has_blackjack: hasBlackjack })
  for (const hand of table.hands) if (hasBlackjack || isNatural(hand.cards)) hand.state = 'done'
  continuePlay(table, draw)
}

function playHand(table: Table, hand: TableHand, kind: HandAction, draw: Draw): void {
  switch (kind) {
    case 'stand':
      hand.state = 'done'
      table.events.push({ type: 'stand', hand: hand.id })
      return
    case 'surrender':
      hand.state = 'surrendered'
      table.events.push({ type: 'surrender', hand: hand.id })
      return
    case 'double':
      table.staked += hand.stake
      hand.stake *= 2n
      table.events.push({ type: 'double', hand: hand.id })
      dealTo(table, hand, draw)
      if (hand.state === 'waiting') hand.state = 'done'
      return
    case 'split':
      split(table, hand, draw)
      return
    case 'hit':
      dealTo(table, hand, draw)
  }
}

/** Splits a pair into two hands with a second card each. Split aces take no further card. */
function split(table: Table, hand: TableHand, draw: Draw): void {
  const second = hand.cards.pop()
  if (second === undefined) return
  const into: TableHand = {
    id: Math.max(2, ...table.hands.map(({ id }) => id)) + 1,
    spot: hand.spot,
    cards: [second],
    stake: hand.stake,
    isFromSplit: true,
    state: 'waiting',
  }
  const first = { ...hand, isFromSplit: true }
  table.hands.splice(table.hands.indexOf(hand), 1, first, into)
  table.staked += hand.stake
  table.events.push({ type: 'split', hand: hand.id, into: into.id })
  for (const half of [first, into]) {
    dealTo(table, half, draw)
    if (pointsOf(second) === 1) half.state = 'done'
  }
}

/** Deals a card to a hand. One above 21 is bust; one of 21 needs no further card. */
function dealTo(table: Table, hand: TableHand, draw: Draw): void {
  const card = draw()
  hand.cards.push(card)
  table.events.push({ type: 'deal', hand: hand.id, card })
  const { total } = handValue(hand.cards)
  if (total > TWENTY_ONE) {
    hand.state = 'bust'
    table.events.push({ type: 'bust', hand: hand.id })
  } else if (total === TWENTY_ONE && table.dealer.length === 2) {
    hand.state = 'done'
  }
}

/** Gives the turn to the next hand; after the last one the dealer plays and every hand is settled. */
function continuePlay(table: Table, draw: Draw): void {
  const next = activeHand(table)
  if (next !== undefined) {
    const turn = table.events.findLast((event) => event.type === 'turn')
    if (turn?.hand !== next.id) table.events.push({ type: 'turn', hand: next.id })
    return
  }
  revealAndDraw(table, draw)
  for (const [spot, stake] of table.insured) {
    const pay = isNatural(table.dealer) ? stake * 3n : 0n
    table.paid += pay
    table.events.push({ type: 'settle_insurance', spot, pay: formatAmount(pay) })
  }
  for (const hand of table.hands) {
    const { result, pay } = settleHand(hand, table.dealer)
    table.paid += pay
    const stake = formatAmount(hand.stake)
    table.events.push({ type: 'settle', hand: hand.id, result, stake, pay: formatAmount(pay) })
  }
  table.phase = 'over'
}

/** Turns the hole card over; the dealer draws only against a hand that its total can still decide. */
function revealAndDraw({ dealer, hands, events }: Table, draw: Draw): void {
  const [, hole] = dealer
  if (hole === undefined) return
  events.push({ type: 'reveal', card: hole })
  const isContested = hands.some(
    ({ state, cards, isFromSplit }) => state === 'done' && (isFromSplit || !isNatural(cards)),
  )
  while (isContested && dealerDraws(handValue(dealer))) {
    const card = draw()
    dealer.push(card)
    events.push({ type: 'deal', hand: null, card })
  }
}
