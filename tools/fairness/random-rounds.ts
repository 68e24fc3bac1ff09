import { createHash, randomBytes, randomInt } from 'node:crypto'
import { BACCARAT_TABLE_IDS, SIZE_SPOTS, TABLE_SPOTS } from '../../apps/arcade/games/baccarat/limits.ts'
import { blackjackPlay } from '../../apps/arcade/games/blackjack/play.ts'
import {
  type BlackjackAction,
  type BlackjackBet,
  blackjackBetSchema,
} from '../../apps/arcade/games/blackjack/schemas.ts'
import { minesPickLimit, placeMines } from '../../apps/arcade/games/mines/rules.ts'
import { PEARL_TIDE_LIMITS } from '../../apps/arcade/games/pearl-tide/limits.ts'
import { PLINKO_RISKS, PLINKO_ROWS } from '../../apps/arcade/games/plinko/payouts.ts'
import { ROULETTE_LIMITS, ROULETTE_TABLE_IDS } from '../../apps/arcade/games/roulette/limits.ts'
import { SPOTS } from '../../apps/arcade/games/roulette/spots.ts'
import { SIC_BO_LIMITS } from '../../apps/arcade/games/sic-bo/limits.ts'
import { SPOTS as DICE_SPOTS } from '../../apps/arcade/games/sic-bo/spots.ts'
import {
  createRandomStream,
  createRoundStream,
  type StreamSeeds,
} from '../../apps/arcade/src/fairness/random-stream.ts'
import { formatAmount } from '../../apps/arcade/src/wallet/amount.ts'
import type { RoundInput } from './recorded-round.ts'

type Played = Pick<RoundInput, 'bet' | 'actions'>
type MakeRound = (seeds: StreamSeeds) => Played

const SLOT_BETS = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000]
const FIRST_CHARACTER = 0x21
const LAST_CHARACTER = 0x7e

/** An integer from `low` to `high`, both included. */
const between = (low: number, high: number): number => randomInt(low, high + 1)
const hasLuck = (percent: number): boolean => randomInt(100) < percent
const money = (minor: number): string => formatAmount(BigInt(minor))

function pick<T>(values: readonly T[]): T {
  const value = values[randomInt(values.length)]
  if (value === undefined) throw new Error('nothing to pick from')
  return value
}

function shuffled<T>(values: readonly T[]): T[] {
  return values
    .map((value) => ({ value, order: randomInt(2 ** 40) }))
    .sort((a, b) => a.order - b.order)
    .map(({ value }) => value)
}

const text = (length: number): string =>
  String.fromCharCode(...Array.from({ length }, () => between(FIRST_CHARACTER, LAST_CHARACTER)))

const slotRound: MakeRound = () => ({ bet: { amount: money(pick(SLOT_BETS)) }, actions: [] })

const tideRound: MakeRound = () => ({
  bet: { amount: formatAmount(pick(PEARL_TIDE_LIMITS.choices)) },
  actions: [],
})

/**
 * Opens random tiles until one has a mine; else takes the win, or leaves the round to its rule for abandoned rounds. Sometimes
 * opens gems only, until no further one is allowed.
 */
const minesRound: MakeRound = (seeds) => {
  const amount = hasLuck(20) ? 500_000 : between(10, 5_000) * 100
  const mines = hasLuck(70) ? between(1, 5) : between(6, 24)
  const limit = minesPickLimit(BigInt(amount), mines)
  const mineTiles = placeMines(createRandomStream(seeds), mines)
  const everyTile = shuffled(Array.from({ length: 25 }, (_, tile) => tile))
  const tiles = hasLuck(20)
    ? everyTile.filter((tile) => !mineTiles.includes(tile)).slice(0, limit)
    : everyTile.slice(0, between(0, Math.min(limit, 8)))
  const hit = tiles.findIndex((tile) => mineTiles.includes(tile))
  const picks = (hit === -1 ? tiles : tiles.slice(0, hit + 1)).map((tile) => ({ kind: 'pick', tile }))
  const isTaken = hit === -1 && tiles.length > 0 && tiles.length < limit && hasLuck(80)
  return {
    bet: { amount: money(amount), mines },
    actions: isTaken ? [...picks, { kind: 'cash_out' }] : picks,
  }
}

const plinkoRound: MakeRound = () => ({
  bet: {
    amount: money(between(1, 100) * 100),
    rows: pick(PLINKO_ROWS),
    risk: pick(PLINKO_RISKS),
    balls: between(1, 10),
  },
  actions: [],
})

const rouletteRound: MakeRound = () => {
  const table = pick(ROULETTE_TABLE_IDS)
  const spots = shuffled(SPOTS).slice(0, between(1, 6))
  const evens = SPOTS.filter(({ kind }) => kind === 'even')
  const chosen = hasLuck(50) ? [...spots.filter(({ kind }) => kind !== 'even'), pick(evens)] : spots
  const chips = chosen.map(({ id, kind }) => ({
    spot: id,
    amount: money(Number(ROULETTE_LIMITS[table][kind].min) + between(0, 40) * 1_000),
  }))
  return { bet: { table, chips }, actions: [] }
}

const rocketRound: MakeRound = () => ({
  bet: {
    amount: money(between(1, 5_000) * 100),
    target: hasLuck(20) ? null : between(101, pick([130, 300, 1_000])),
    slot: between(0, 1),
  },
  actions: [],
})

/** Chips on a few spots, to which more are added at times. */
const sicBoRound: MakeRound = () => {
  const chipsOf = (count: number) =>
    shuffled(DICE_SPOTS)
      .slice(0, count)
      .map(({ id, kind }) => ({
        spot: id,
        amount: money(Number(SIC_BO_LIMITS[kind].min) * between(1, 9)),
      }))
  return {
    bet: { chips: chipsOf(between(1, 8)) },
    actions: hasLuck(40) ? [{ kind: 'add', chips: chipsOf(between(1, 4)) }] : [],
  }
}

/** Chips on some spots; sometimes more are added. Big and small are left to the hands that take them by the players. */
const baccaratRound: MakeRound = () => {
  const table = pick(BACCARAT_TABLE_IDS)
  const chips = (count: number) =>
    shuffled(TABLE_SPOTS[table].filter((spot) => !SIZE_SPOTS.includes(spot)))
      .slice(0, count)
      .map((spot) => ({ spot, amount: money(between(1, 50) * 1_000) }))
  const added = { kind: 'add', chips: chips(between(1, 2)) }
  return { bet: { table, chips: chips(between(1, 4)) }, actions: hasLuck(30) ? [added] : [] }
}

/** Plays allowed actions at random until the round is over or the player leaves. */
const blackjackRound: MakeRound = (seeds) => {
  const bet: BlackjackBet = blackjackBetSchema.parse({ spots: shuffled(pickStakes()) })
  const stream = createRoundStream(seeds, 0)
  const actions: BlackjackAction[] = []
  let step = blackjackPlay.open(bet, stream)
  let staked = step.stake ?? 0n
  while (step.isOver === false && !hasLuck(3)) {
    const round = { bet, staked, paid: 0n, status: 'OPEN' as const, stream }
    const { phase, active_hand: hand, allowed } = blackjackPlay.view(step.state, round)
    const insured = bet.spots.flatMap((stake, spot) => (stake !== null && hasLuck(50) ? [spot] : []))
    const action: BlackjackAction =
      phase === 'insurance' || hand === null
        ? { kind: 'insurance', spots: insured }
        : { kind: allowed.includes('split') && hasLuck(60) ? 'split' : pick(allowed), hand }
    const next = blackjackPlay.act?.(step.state, action, round)
    if (next == null) throw new Error(`refused: ${JSON.stringify(action)}`)
    actions.push(action)
    staked += next.stake ?? 0n
    step = next
  }
  return { bet, actions }
}

/** Stakes of one to three spots. */
function pickStakes(): (string | null)[] {
  const count = between(1, 3)
  return [0, 1, 2].map((spot) => (spot < count ? money(between(1, 500) * 1_000) : null))
}

const makers: Readonly<Record<string, MakeRound>> = {
  baccarat: baccaratRound,
  blackjack: blackjackRound,
  'dragon-gate': slotRound,
  mines: minesRound,
  'neon-sevens': slotRound,
  'pearl-tide': tideRound,
  plinko: plinkoRound,
  'rocket-crash': rocketRound,
  roulette: rouletteRound,
  'sic-bo': sicBoRound,
}

/** Makes a round's input with random seeds, bet and actions. `seeds` replaces the random ones. Throws for a game without a maker. */
export function randomRound(game: string, given?: StreamSeeds): RoundInput {
  const make = makers[game]
  if (make === undefined) throw new Error(`no random rounds of the game ${game}: add them here`)
  const seeds = given ?? {
    serverSeed: randomBytes(32).toString('hex'),
    clientSeed: text(between(1, 64)),
    nonce: between(0, 999),
  }
  const { bet, actions } = make(seeds)
  const { serverSeed, clientSeed, nonce } = seeds
  return { game, server_seed: serverSeed, client_seed: clientSeed, nonce, bet, actions }
}

/** Makes the seeds of consecutive rounds of a chain: each hashes to the one before it. */
export function randomChain(length: number): StreamSeeds[] {
  const clientSeed = text(between(16, 64))
  const first = between(1, 100_000)
  const seeds = [randomBytes(32).toString('hex')]
  while (seeds.length < length)
    seeds.unshift(
      createHash('sha256')
        .update(seeds[0] ?? '')
        .digest('hex'),
    )
  return seeds.map((serverSeed, index) => ({ serverSeed, clientSeed, nonce: first + index }))
}
