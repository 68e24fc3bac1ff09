import * as games from '../../../apps/arcade/games/index.ts'
import { pickOne, randomBetween } from '../random.ts'

/** The most balls of a round of plinko. */
const BALLS = 3
const PLAIN_STAKES = ['1.00', '2.00', '5.00', '10.00', '20.00'] as const
/** Spots of roulette that win often, seldom and hardly ever. */
const WHEEL_SPOTS = ['red', 'dozen-1', 'straight-7'] as const

/** A stake that every instant game takes. */
export const pickStake = (): string => pickOne(PLAIN_STAKES)
const betOnSlot = () => ({ amount: pickStake() })

/** What is bet in each instant game. */
const BETS: Readonly<Record<string, () => object>> = {
  [games.dragonGate.id]: betOnSlot,
  [games.neonSevens.id]: betOnSlot,
  [games.pearlTide.id]: betOnSlot,
  [games.plinko.id]: () => ({
    amount: `${randomBetween(1, 20)}.00`,
    rows: 12,
    risk: 'high',
    balls: randomBetween(1, BALLS),
  }),
  [games.roulette.id]: () => ({
    table: 'european',
    chips: [{ spot: pickOne(WHEEL_SPOTS), amount: `${randomBetween(1, 4)}0.00` }],
  }),
}

/** The ids of the games whose rounds are over in one call, each with how a bet in it is chosen. */
const INSTANT_GAMES = Object.values(games)
  .filter(({ rounds }) => rounds === 'instant')
  .map(({ id }) => {
    const bet = BETS[id]
    if (bet === undefined) throw new Error(`the fault run has no bet for ${id}`)
    return { id, bet }
  })

/** One of the instant games at random. */
export function pickInstantGame(): { readonly id: string; readonly bet: () => object } {
  const game = INSTANT_GAMES[randomBetween(0, INSTANT_GAMES.length - 1)]
  if (game === undefined) throw new Error('there is no instant game')
  return game
}
