import { BACCARAT_TABLE_IDS, SIZE_HANDS, TABLE_SPOTS } from '../../apps/arcade/games/baccarat/limits.ts'
import { bankerDraws } from '../../apps/arcade/games/baccarat/rules.ts'
import { DECKS, HANDS_PER_SHOE } from '../../apps/arcade/games/baccarat/shoe.ts'
import * as dragonPay from '../../apps/arcade/games/dragon-gate/paytable.ts'
import { BASE_STRIPS, FREE_STRIPS } from '../../apps/arcade/games/dragon-gate/reel-strips.ts'
import { LINES as DRAGON_LINES, SLOT_SYMBOLS } from '../../apps/arcade/games/dragon-gate/symbols.ts'
import * as games from '../../apps/arcade/games/index.ts'
import * as mines from '../../apps/arcade/games/mines/rules.ts'
import * as neonPay from '../../apps/arcade/games/neon-sevens/paytable.ts'
import { REEL_STRIPS } from '../../apps/arcade/games/neon-sevens/reel-strips.ts'
import { LINES as NEON_LINES, REEL_SYMBOLS } from '../../apps/arcade/games/neon-sevens/symbols.ts'
import * as tidePay from '../../apps/arcade/games/pearl-tide/paytable.ts'
import { SYMBOL_LETTERS, SYMBOLS } from '../../apps/arcade/games/pearl-tide/symbols.ts'
import { PLINKO_RISKS, PLINKO_ROWS, plinkoMultipliers } from '../../apps/arcade/games/plinko/payouts.ts'
import * as rocket from '../../apps/arcade/games/rocket-crash/rules.ts'
import { ROULETTE_TABLE_IDS } from '../../apps/arcade/games/roulette/limits.ts'
import { PAYOUTS, SPOTS } from '../../apps/arcade/games/roulette/spots.ts'
import { WHEEL } from '../../apps/arcade/games/roulette/wheel.ts'
import { SPOTS as DICE_SPOTS } from '../../apps/arcade/games/sic-bo/spots.ts'
import { CHAIN_LENGTH } from '../../apps/arcade/src/fairness/chain-round.ts'
import { CARDS } from '../../apps/arcade/src/games/playing-cards.ts'
import { formatAmount } from '../../apps/arcade/src/wallet/amount.ts'

/** The letters in which the page and its tables write the symbols of reel strips. */
const DRAGON_LETTERS = 'DGFCELAKQJ'
const NEON_LETTERS = 'WSBLMGOC'

/** Pairs the letters with the symbols, in the order of both. */
const codesOf = (symbols: readonly string[], letters: string) =>
  Object.fromEntries(symbols.map((symbol, index) => [letters.charAt(index), symbol]))

function writeStrips(strips: readonly (readonly string[])[], symbols: readonly string[], letters: string) {
  return strips.map((strip) => strip.map((symbol) => letters.charAt(symbols.indexOf(symbol))).join(''))
}

const boardsOf = (risk: (typeof PLINKO_RISKS)[number]) =>
  Object.fromEntries(PLINKO_ROWS.map((rows) => [rows, plinkoMultipliers(rows, risk)]))

/** Points 0 to 9. */
const POINTS = Array.from({ length: 10 }, (_, points) => points)

const tables: Readonly<Record<string, object>> = {
  baccarat: {
    cards: CARDS,
    decks: DECKS,
    chain_length: CHAIN_LENGTH,
    hands_per_shoe: HANDS_PER_SHOE,
    // Third cards of the player to which the banker draws, by the banker's points.
    banker_draws_to: Object.fromEntries(
      POINTS.slice(0, 8).map((banker) => [banker, POINTS.filter((third) => bankerDraws(0, banker, third))]),
    ),
    spots: Object.fromEntries(BACCARAT_TABLE_IDS.map((table) => [table, TABLE_SPOTS[table]])),
    hands_with_big_and_small: SIZE_HANDS,
  },
  blackjack: { cards: CARDS },
  'dragon-gate': {
    symbols: codesOf(SLOT_SYMBOLS, DRAGON_LETTERS),
    base_strips: writeStrips(BASE_STRIPS, SLOT_SYMBOLS, DRAGON_LETTERS),
    free_strips: writeStrips(FREE_STRIPS, SLOT_SYMBOLS, DRAGON_LETTERS),
    lines: DRAGON_LINES,
    line_pays: dragonPay.PAYTABLE,
    scatter_pays: dragonPay.SCATTER_PAY,
    free_spins: dragonPay.FREE_SPINS,
    max_win_multiple: Number(dragonPay.MAX_WIN_MULTIPLE),
  },
  mines: {
    tiles: mines.MINES_TILES,
    max_win: formatAmount(mines.MINES_MAX_WIN),
    // The multiplier after n safe tiles, n from 1, in the text that the game shows, by number of mines.
    multipliers: Object.fromEntries(
      Array.from({ length: mines.MINES_MAX }, (_, index) => [
        index + 1,
        Array.from({ length: mines.MINES_TILES - 1 - index }, (_each, picks) =>
          mines.formatMultiplier(mines.minesMultiplier(index + 1, picks + 1)),
        ),
      ]),
    ),
  },
  'neon-sevens': {
    symbols: codesOf(REEL_SYMBOLS, NEON_LETTERS),
    strips: writeStrips(REEL_STRIPS, REEL_SYMBOLS, NEON_LETTERS),
    lines: NEON_LINES,
    line_pays: neonPay.PAYTABLE,
    two_cherries_pay: neonPay.TWO_CHERRIES_PAY,
    lantern_factor: neonPay.LANTERN_FACTOR,
  },
  'pearl-tide': {
    symbols: codesOf(SYMBOLS, SYMBOL_LETTERS),
    weights: tidePay.WEIGHTS,
    draw_range: tidePay.DRAW_RANGE,
    min_cluster: tidePay.MIN_CLUSTER,
    pearl_cluster: tidePay.PEARL_CLUSTER,
    units_per_stake: tidePay.UNITS_PER_STAKE,
    size_steps: tidePay.SIZE_STEPS,
    cluster_pays: tidePay.PAYTABLE,
    base_multiplier: tidePay.BASE_MULTIPLIER,
    free_multiplier: tidePay.FREE_MULTIPLIER,
    min_clams: tidePay.MIN_CLAMS,
    free_spins: tidePay.FREE_SPINS,
    more_free_spins: tidePay.MORE_FREE_SPINS,
    max_win_multiple: tidePay.MAX_WIN_MULTIPLE,
  },
  plinko: {
    multipliers_in_tenths: Object.fromEntries(PLINKO_RISKS.map((risk) => [risk, boardsOf(risk)])),
  },
  'rocket-crash': {
    lowest_crash: rocket.LOWEST_CRASH,
    max_multiplier: rocket.MAX_MULTIPLIER,
    min_target: rocket.MIN_TARGET,
    max_win: formatAmount(rocket.ROCKET_MAX_WIN),
  },
  roulette: {
    tables: ROULETTE_TABLE_IDS,
    wheel: WHEEL,
    spots: SPOTS.map(({ id, kind, numbers }) => ({ id, kind, numbers, pays: Number(PAYOUTS[kind]) })),
  },
  'sic-bo': { spots: DICE_SPOTS.map(({ id, covers, pays }) => ({ id, ...covers, pays })) },
}

/** The tables that the page refers to, by game: what the code draws and pays from, as JSON. Throws for a game without any. */
export const gameTables: ReadonlyMap<string, object> = new Map(
  Object.values(games).map(({ id, rulesVersion }) => {
    const table = tables[id]
    if (table === undefined) throw new Error(`no fairness tables of the game ${id}: add them here`)
    return [id, { game: id, rules_version: rulesVersion, ...table }]
  }),
)
