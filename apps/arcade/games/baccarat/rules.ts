import type { PlayingCard } from '../../src/games/playing-cards.ts'

export interface Deal {
  readonly player: readonly PlayingCard[]
  readonly banker: readonly PlayingCard[]
}

/** `super_six`: 免傭, without commission, a banker's win with 6 pays half. */
export type BaccaratTable = 'standard' | 'super_six'

export const BACCARAT_SPOTS = [
  'player',
  'banker',
  'tie',
  'player_pair',
  'banker_pair',
  'big',
  'small',
  'super_six',
  'lucky_six',
  'player_dragon',
  'banker_dragon',
] as const
export type BaccaratSpot = (typeof BACCARAT_SPOTS)[number]

const LOW_RANKS = 'A23456789'

/** The points of a card: tens and face cards count 0. */
export const cardValue = (card: PlayingCard): number => LOW_RANKS.indexOf(card.charAt(0)) + 1

export function handTotal(cards: readonly PlayingCard[]): number {
  let sum = 0
  for (const card of cards) sum += cardValue(card)
  return sum % 10
}

const NATURAL = 8
export const isNatural = (total: number): boolean => total >= NATURAL

/** The player draws to 5 or less, unless either hand is a natural. */
const playerDraws = (player: number, banker: number): boolean =>
  !isNatural(player) && !isNatural(banker) && player <= 5

/** Third cards of the player to which the banker draws, by the banker's total. */
const BANKER_DRAWS_TO: Readonly<Record<number, readonly number[]>> = {
  3: [0, 1, 2, 3, 4, 5, 6, 7, 9],
  4: [2, 3, 4, 5, 6, 7],
  5: [4, 5, 6, 7],
  6: [6, 7],
}

/** Whether the banker draws; `third` is the value of the player's third card, null when the player stood. */
export function bankerDraws(player: number, banker: number, third: number | null): boolean {
  if (isNatural(player) || isNatural(banker)) return false
  if (third === null) return banker <= 5
  return banker <= 2 || (BANKER_DRAWS_TO[banker]?.includes(third) ?? false)
}

/** Deals a hand by the rules, taking cards one by one: player, banker, player, banker, then the third cards. */
export function deal(take: () => PlayingCard): Deal {
  const [p1, b1, p2, b2] = [take(), take(), take(), take()]
  const first = { player: handTotal([p1, p2]), banker: handTotal([b1, b2]) }
  const third = playerDraws(first.player, first.banker) ? take() : null
  const draws = bankerDraws(first.player, first.banker, third === null ? null : cardValue(third))
  return {
    player: third === null ? [p1, p2] : [p1, p2, third],
    banker: draws ? [b1, b2, take()] : [b1, b2],
  }
}

export type Winner = 'player' | 'banker' | 'tie'
export function winnerOf({ player, banker }: Deal): Winner {
  const difference = handTotal(player) - handTotal(banker)
  if (difference === 0) return 'tie'
  return difference > 0 ? 'player' : 'banker'
}

/** Hundredths that a spot returns per unit staked, stake included: 0 lost, 100 returned. */
export function spotReturn(spot: BaccaratSpot, deal: Deal, table: BaccaratTable): number {
  const winner = winnerOf(deal)
  const cards = deal.player.length + deal.banker.length
  switch (spot) {
    case 'player':
      return winner === 'tie' ? 100 : winner === 'player' ? 200 : 0
    case 'banker':
      return winner === 'banker' ? bankerReturn(deal, table) : winner === 'tie' ? 100 : 0
    case 'tie':
      return winner === 'tie' ? 900 : 0
    case 'player_pair':
      return isPair(deal.player) ? 1_200 : 0
    case 'banker_pair':
      return isPair(deal.banker) ? 1_200 : 0
    case 'big':
      return cards > 4 ? 154 : 0
    case 'small':
      return cards === 4 ? 250 : 0
    case 'super_six':
      return isBankerSix(deal) ? 1_600 : 0
    case 'lucky_six':
      return isBankerSix(deal) ? (deal.banker.length === 2 ? 1_300 : 2_100) : 0
    case 'player_dragon':
      return dragonReturn(deal.player, deal.banker)
    case 'banker_dragon':
      return dragonReturn(deal.banker, deal.player)
  }
}

/** Whether the first two cards have one rank. */
export const isPair = ([first, second]: readonly PlayingCard[]): boolean =>
  first?.charAt(0) === second?.charAt(0)
const isBankerSix = (deal: Deal): boolean => winnerOf(deal) === 'banker' && handTotal(deal.banker) === 6

function bankerReturn(deal: Deal, table: BaccaratTable): number {
  if (table === 'standard') return 195
  return isBankerSix(deal) ? 150 : 200
}

/** 龍寶: what a win without naturals pays by its margin, from 9 down to 4. */
const DRAGON_PAYS: Readonly<Record<number, number>> = { 9: 30, 8: 10, 7: 6, 6: 4, 5: 2, 4: 1 }

/** A win by a natural pays 1, a tie of naturals returns the stake, any other win pays by its margin. */
function dragonReturn(own: readonly PlayingCard[], other: readonly PlayingCard[]): number {
  const margin = handTotal(own) - handTotal(other)
  const isOwnNatural = own.length === 2 && isNatural(handTotal(own))
  if (isOwnNatural && margin > 0) return 200
  if (isOwnNatural && margin === 0) return 100
  const pays = DRAGON_PAYS[margin]
  return pays === undefined ? 0 : (pays + 1) * 100
}
