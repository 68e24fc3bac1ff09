import { enumerateReturns, returnPercent } from '../../apps/arcade/games/baccarat/enumerate-returns.ts'
import { BACCARAT_SPOTS } from '../../apps/arcade/games/baccarat/rules.ts'
import { calculateInsuranceReturn, calculateReturn } from '../../apps/arcade/games/blackjack/return.ts'
import { calculateDragonGateReturn } from '../../apps/arcade/games/dragon-gate/rtp.ts'
import { binomial, MINES_MAX, MINES_TILES, minesMultiplier } from '../../apps/arcade/games/mines/rules.ts'
import { REEL_STRIPS } from '../../apps/arcade/games/neon-sevens/reel-strips.ts'
import { evaluateSpin } from '../../apps/arcade/games/neon-sevens/rules.ts'
import { LINES } from '../../apps/arcade/games/neon-sevens/symbols.ts'
import { plinkoMode } from '../../apps/arcade/games/plinko/info.ts'
import { PLINKO_RISKS, PLINKO_ROWS } from '../../apps/arcade/games/plinko/payouts.ts'
import { plinkoOdds } from '../../apps/arcade/games/plinko/rules.ts'
import { crashPointOf, MAX_MULTIPLIER, MIN_TARGET } from '../../apps/arcade/games/rocket-crash/rules.ts'
import type { RouletteTableId } from '../../apps/arcade/games/roulette/limits.ts'
import { chipPayout } from '../../apps/arcade/games/roulette/rules.ts'
import { SPOTS } from '../../apps/arcade/games/roulette/spots.ts'
import { spotReturn } from '../../apps/arcade/games/sic-bo/rules.ts'
import {
  SPOTS as DICE_SPOTS,
  type SpotKind as DiceSpotKind,
  FACES,
  SPOT_KINDS,
} from '../../apps/arcade/games/sic-bo/spots.ts'

/** The return of one mode of a game, in percent, calculated from its rules. Throws when bets of the mode differ in it. */
interface ProvenReturn {
  /** What the game's `proof.rtp` is asked for; undefined asks for the game's only one. */
  readonly mode?: string
  readonly percent: number
}

/** Counts every stop of the three reels. */
function proveNeonSevens(): number {
  const [left = [], middle = [], right = []] = REEL_STRIPS
  let times = 0
  for (const a of left.keys())
    for (const b of middle.keys()) for (const c of right.keys()) times += evaluateSpin([a, b, c]).times
  return (times / LINES.length / (left.length * middle.length * right.length)) * 100
}

/** Survives every number of picks with every number of mines: the chance of it times its multiplier, as exact fractions. */
function proveMines(): number {
  const returns = new Set<number>()
  for (let mines = 1; mines <= MINES_MAX; mines += 1)
    for (let picks = 1; picks <= MINES_TILES - mines; picks += 1) {
      const { numerator, denominator } = minesMultiplier(mines, picks)
      const paid = numerator * binomial(MINES_TILES - mines, picks)
      const staked = denominator * binomial(MINES_TILES, picks)
      returns.add(Number((paid * 10n ** 12n) / staked) / 1e10)
    }
  return onlyOne(returns)
}

/** Bets on every spot of a kind and counts every number. */
function proveRoulette(table: RouletteTableId, isEven: boolean): number {
  const stake = 1_000n
  return onlyOne(
    new Set(
      SPOTS.filter(({ kind }) => (kind === 'even') === isEven).map(({ id }) => {
        let paid = 0n
        for (let number = 0; number < 37; number += 1) paid += chipPayout({ spot: id, stake }, number, table)
        return (Number(paid) / Number(stake * 37n)) * 100
      }),
    ),
  )
}

/** Bets on every spot of a kind and counts every roll. */
function proveSicBo(wanted: DiceSpotKind): number {
  const rolls = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => [a, b, c] as const)))
  return onlyOne(
    new Set(
      DICE_SPOTS.filter(({ kind }) => kind === wanted).map(
        ({ covers }) => (rolls.reduce((sum, dice) => sum + spotReturn(covers, dice), 0) / rolls.length) * 100,
      ),
    ),
  )
}

const HASHES = 2n ** 52n

/** The return at targets from the lowest to the highest: how many of the 2⁵² hashes reach each, by bisection. */
function proveRocket(): number {
  let lowest = Number.POSITIVE_INFINITY
  for (let target = MIN_TARGET; target <= MAX_MULTIPLIER; target = Math.ceil(target * 1.05)) {
    let [low, high] = [0n, HASHES]
    while (low < high) {
      const middle = (low + high) / 2n
      if (crashPointOf(middle) >= target) high = middle
      else low = middle + 1n
    }
    lowest = Math.min(lowest, (Number(HASHES - low) / Number(HASHES)) * target)
  }
  return lowest
}

/** Every spot, and the banker without commission, over all orders of the cards. */
function proveBaccarat(): ProvenReturn[] {
  const combinations = enumerateReturns()
  return [
    ...BACCARAT_SPOTS.map((spot) => ({ mode: spot, percent: returnPercent(combinations, spot, 'standard') })),
    { mode: 'super_six-banker', percent: returnPercent(combinations, 'banker', 'super_six') },
  ]
}

function onlyOne(returns: ReadonlySet<number>): number {
  const [first, ...others] = returns
  if (first === undefined || others.length > 0) throw new Error(`returns differ: ${[...returns].join(', ')}`)
  return first
}

/** Calculates the returns of each game whose proof is exact, by its id. A new game adds its own. */
export const exactReturns: Readonly<Record<string, () => readonly ProvenReturn[]>> = {
  baccarat: proveBaccarat,
  blackjack: () => [
    { mode: 'hands', percent: calculateReturn() * 100 },
    { mode: 'insurance', percent: calculateInsuranceReturn() * 100 },
  ],
  'dragon-gate': () => [{ percent: calculateDragonGateReturn().total * 100 }],
  mines: () => [{ percent: proveMines() }],
  'neon-sevens': () => [{ percent: proveNeonSevens() }],
  plinko: () =>
    PLINKO_RISKS.flatMap((risk) =>
      PLINKO_ROWS.map((rows) => ({ mode: plinkoMode(rows, risk), percent: plinkoOdds(rows, risk).rtp })),
    ),
  'rocket-crash': () => [{ percent: proveRocket() }],
  roulette: () => [
    { mode: 'european', percent: proveRoulette('european', false) },
    { mode: 'european-even', percent: proveRoulette('european', true) },
    { mode: 'french', percent: proveRoulette('french', false) },
    { mode: 'french-even', percent: proveRoulette('french', true) },
  ],
  'sic-bo': () => SPOT_KINDS.map((mode) => ({ mode, percent: proveSicBo(mode) })),
}
