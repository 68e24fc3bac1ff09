import { BACCARAT_TABLE_IDS, TABLE_SPOTS } from '../../apps/arcade/games/baccarat/limits.ts'
import { BACCARAT_SPOTS, cardValue, type Deal, handTotal } from '../../apps/arcade/games/baccarat/rules.ts'
import { MINES_TILES, minesPickLimit } from '../../apps/arcade/games/mines/rules.ts'
import { PLINKO_RISKS, PLINKO_ROWS } from '../../apps/arcade/games/plinko/payouts.ts'
import { ROCKET_MAX_WIN } from '../../apps/arcade/games/rocket-crash/rules.ts'
import { SPOTS } from '../../apps/arcade/games/roulette/spots.ts'
import { SPOTS as DICE_SPOTS, FACES } from '../../apps/arcade/games/sic-bo/spots.ts'
import { parseAmount } from '../../apps/arcade/src/wallet/amount.ts'
import type { RecordedRound } from './recorded-round.ts'

interface PaidChip {
  readonly spot: string
  readonly amount: string
  readonly win: string
}

interface ChipView {
  readonly chips: readonly PaidChip[]
  readonly table?: string
  readonly dice?: readonly number[] | null
  readonly hand?: Deal | null
}

/** A recorded amount in minor units. */
function minorOf(text: string): bigint {
  const amount = parseAmount(text)
  if (amount === null) throw new Error(`not an amount: ${text}`)
  return amount
}

/** What a chip shows: that its spot won, at its table too, and how many times its amount it pays; or that it lost, with which total. */
export function traitsOfChip({ spot, amount, win }: PaidChip, { table, dice, hand }: ChipView): string[] {
  // In whole hundredths, as payouts are printed: money is divided as integers.
  const times = Number((minorOf(win) * 100n) / minorOf(amount)) / 100
  const total = dice?.reduce((sum, die) => sum + die, 0)
  const margin = hand == null ? undefined : handTotal(hand.player) - handTotal(hand.banker)
  if (times === 0 && margin === 0)
    return [`${spot} lost`, `${spot} lost at a tie on ${handTotal(hand?.banker ?? [])}`]
  if (times === 0) return [`${spot} lost`, `${spot} lost with ${total}`]
  const pays = `${spot} pays ${times}`
  const traits = [pays, `${pays} by ${margin}`]
  return times > 1 ? [`${spot} won`, `${spot} won at ${table}`, ...traits] : traits
}

/** The rules that a round shows, as words of `wantedTraits`. */
export function winningTraits({ view, staked, is_void }: RecordedRound): string[] {
  if (is_void) return []
  if ('chips' in view) return traitsOfChips(view as ChipView)
  if ('risk' in view && 'rows' in view) return [`board ${view.risk} ${view.rows}`]
  if ('hit_tile' in view && 'picks' in view && 'mines' in view)
    return view.hit_tile === null ? traitsOfField(view as OpenedField, staked) : []
  if ('spins' in view) {
    const [, ...free] = view.spins as { free_spins_awarded: number }[]
    return free.some(({ free_spins_awarded: awarded }) => awarded > 0) ? ['free spins in free spins'] : []
  }
  if ('events' in view)
    return (view.events as readonly TableEvent[]).some(isPaidInsurance) ? ['insurance paid'] : []
  if ('cashed_out' in view) {
    const most = (ROCKET_MAX_WIN * 100n) / minorOf(staked)
    return view.cashed_out === Number(most) ? ['cashed out at the maximum win'] : []
  }
  return []
}

function traitsOfChips(view: ChipView): string[] {
  const traits = view.chips.flatMap((chip) => traitsOfChip(chip, view))
  return view.hand == null ? traits : [...traits, ...traitsOfHand(view.hand)]
}

function traitsOfHand({ player, banker }: Deal): string[] {
  const third = player[2]
  return third === undefined
    ? []
    : [`banker ${handTotal(banker.slice(0, 2))} after a third ${cardValue(third)}`]
}

type TableEvent = { readonly type: 'settle_insurance'; readonly pay: string } | { readonly type: 'deal' }

const isPaidInsurance = (event: TableEvent): boolean =>
  event.type === 'settle_insurance' && event.pay !== '0.00'

interface OpenedField {
  readonly hit_tile: unknown
  readonly mines: number
  readonly picks: readonly number[]
}

function traitsOfField({ mines, picks }: OpenedField, staked: string): string[] {
  const gems = MINES_TILES - mines
  if (picks.length < minesPickLimit(minorOf(staked), mines)) return []
  return [picks.length === gems ? 'every gem opened' : 'no gem more than the maximum win allows']
}

/** Whether the banker draws is a matter of the player's third card when the banker has one of these. */
const BANKERS = [3, 4, 5, 6]
const POINTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

const baccaratPays = {
  player: [1, 2],
  banker: [1, 1.5, 1.95, 2],
  tie: [9],
  player_pair: [12],
  banker_pair: [12],
  big: [1.54],
  small: [2.5],
  super_six: [16],
  lucky_six: [13, 21],
  player_dragon: [1, 2, 3, 5, 7, 11, 31],
  banker_dragon: [1, 2, 3, 5, 7, 11, 31],
}

/** What the recorded rounds of a game show between them: each spot and board won, and each rule that a round rarely needs. */
export const wantedTraits: Readonly<Record<string, readonly string[]>> = {
  baccarat: [
    ...BACCARAT_TABLE_IDS.flatMap((table) => TABLE_SPOTS[table].map((spot) => `${spot} won at ${table}`)),
    ...Object.entries(baccaratPays).flatMap(([spot, pays]) => pays.map((times) => `${spot} pays ${times}`)),
    ...BACCARAT_SPOTS.map((spot) => `${spot} lost`),
    ...['super_six', 'lucky_six'].map((spot) => `${spot} lost at a tie on 6`),
    // A natural that wins by one point.
    ...['player_dragon pays 2 by 1', 'banker_dragon pays 2 by -1'],
    ...BANKERS.flatMap((banker) => POINTS.map((third) => `banker ${banker} after a third ${third}`)),
  ],
  blackjack: ['insurance paid'],
  'dragon-gate': ['free spins in free spins'],
  mines: ['every gem opened', 'no gem more than the maximum win allows'],
  'pearl-tide': ['free spins in free spins'],
  plinko: PLINKO_RISKS.flatMap((risk) => PLINKO_ROWS.map((rows) => `board ${risk} ${rows}`)),
  'rocket-crash': ['cashed out at the maximum win'],
  roulette: SPOTS.map(({ id }) => `${id} won`),
  'sic-bo': [
    ...DICE_SPOTS.map(({ id }) => `${id} won`),
    ...['small', 'odd'].map((spot) => `${spot} lost with 3`),
    ...['big', 'even'].map((spot) => `${spot} lost with 18`),
    ...['small lost with 11', 'big lost with 10'],
    ...FACES.flatMap((face) => [2, 3, 4].map((times) => `single-${face} pays ${times}`)),
  ],
}
