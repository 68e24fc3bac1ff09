import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as rest } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { rocketCrash } from '../../apps/arcade/games/index.ts'
import { type TableMessage, tableMessageSchema } from '../../apps/arcade/src/shared-rounds/table-protocol.ts'
import type { BenchLine, BenchRun } from '../report.ts'
import { makeDataFolder } from '../spawn-server.ts'
import { launchPlayer, playCall } from './arcade-client.ts'

const PLAYERS = 1_000
const AT_ONCE = 25
const SECRET = 'a bench secret of at least 32 letters'
const ANSWER_LIMIT_MS = 100
const ROAD_LIMIT_MS = 250
/** Targets of the automatic cash-outs, in hundredths. */
const TARGETS = [101, 110, 125, 150, 200, 300, 500, 1_000, 10_000]
/** Flights are long enough to be measured from this multiplier on: 1.4× is reached after 4 s. */
const LONG_ENOUGH = 140
const SPREAD_MS = 3_600
const MAX_FLIGHTS = 12

const roundSchema = z.looseObject({ round_id: z.string(), status: z.string(), win: z.string() })
type Round = z.infer<typeof roundSchema>

interface Player {
  readonly token: string
  readonly socket: WebSocket
  readonly seen: { phase: string; number: number; at: number; endsAt: number }[]
  readonly rounds: Map<string, Round>
  crash: number
}

/**
 * 1,000 players watch one table and bet in one round: half leave by hand within the flight, half automatically. Measures what a
 * cash-out takes from its receipt to its answer, whether every automatic one pays exactly its target, and how long after its end
 * the last of 1,000 watchers has the result.
 */
export const run: BenchRun = async () => {
  const dataFolder = await makeDataFolder()
  const server = spawn(process.execPath, [join(import.meta.dirname, 'arcade-server.ts')], {
    env: { ...process.env, DATA_DIR: dataFolder, ARCADE_SECRET: SECRET },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const url = await readUrl(server)
    const players = await enterAll(url)
    let voidFlights = 0
    for (let flight = 1; flight <= MAX_FLIGHTS; flight += 1) {
      const measured = await fly(url, players)
      if (measured === 'void') voidFlights += 1
      else if (measured !== 'short') return [countVoid(voidFlights, flight), ...report(measured)]
    }
    if (voidFlights > 0) return [countVoid(voidFlights, MAX_FLIGHTS)]
    throw new Error('no flight was long enough')
  } finally {
    server.kill('SIGTERM')
    await once(server, 'exit')
    await rm(dataFolder, { recursive: true, force: true })
  }
}

async function readUrl({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('the server has no output')
  for await (const line of createInterface({ input: stdout }))
    return z.object({ url: z.string() }).parse(JSON.parse(line)).url
  throw new Error('the server ended before it was ready')
}

/** Runs `work` for each item, so many at once. */
async function each<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let index = next++; index < items.length; index = next++) {
        const item = items[index]
        if (item !== undefined) results[index] = await work(item)
      }
    }),
  )
  return results
}

const enterAll = (url: string): Promise<Player[]> =>
  each(
    Array.from({ length: PLAYERS }, (_, index) => `bench-${index}`),
    async (name) => {
      const launch_token = await launchPlayer(url, SECRET, rocketCrash, name)
      const index = Number(name.split('-')[1])
      const address = `10.0.${Math.floor(index / 200)}.${index % 200}`
      const { data } = await playCall(url, 'session/open', null, { launch_token }, address)
      const token = z.object({ session_token: z.string() }).parse(data).session_token
      return watch(url, token, address)
    },
  )

async function watch(url: string, token: string, address: string): Promise<Player> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/arcade/api/tables/watch`, {
    headers: { 'x-forwarded-for': address },
  })
  const player: Player = { token, socket, seen: [], rounds: new Map(), crash: 0 }
  socket.on('message', (data) => take(player, tableMessageSchema.parse(JSON.parse(data.toString()))))
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'watch', token, table: 'standard' }))
  return player
}

function take(player: Player, message: TableMessage): void {
  if (message.type === 'mine') {
    for (const round of message.rounds) player.rounds.set(round.round_id, roundSchema.parse(round))
    return
  }
  if (message.type === 'refused') throw new Error(`refused: ${message.code}`)
  const { round } = message
  if (round === undefined || round === null) return
  if (typeof round.result?.crash === 'number') player.crash = round.result.crash
  const at = performance.timeOrigin + performance.now()
  player.seen.push({ phase: round.phase, number: round.number, at, endsAt: Date.parse(round.ends_at ?? '') })
}

interface Flight {
  readonly answerMs: readonly number[]
  readonly betMs: readonly number[]
  /** Bets that the round took. */
  readonly placed: number
  readonly roadMs: readonly number[]
  readonly exact: number
  readonly automatic: number
  readonly landed: number
}

/**
 * One round of everybody. `short`: it was over too soon to be measured. `void`: the machine was too busy to lead the table for
 * three seconds.
 */
async function fly(url: string, players: readonly Player[]): Promise<Flight | 'short' | 'void'> {
  const [first] = players
  if (first === undefined) throw new Error('nobody plays')
  const number = await nextBetting(first)
  const betMs: number[] = []
  const placed = await each(
    players.map((player, index) => ({ player, index })),
    async ({ player, index }) => {
      const target = index % 2 === 0 ? (TARGETS[(index / 2) % TARGETS.length] ?? null) : null
      const from = performance.now()
      const { ok, data } = await playCall(url, 'rounds/open', player.token, {
        request_id: randomUUID(),
        bet: { amount: '10.00', target, slot: 0 },
      })
      betMs.push(performance.now() - from)
      const id = ok ? z.object({ round: roundSchema }).parse(data).round.round_id : null
      return { player, target, id }
    },
  )
  await phaseOf(first, number, 'running', 'void')
  const before = await answersOf(url)
  const byHand = placed.filter(({ target, id }) => target === null && id !== null)
  await Promise.all(
    byHand.map(async ({ player, id }, index) => {
      await rest((index / byHand.length) * SPREAD_MS)
      await playCall(url, 'rounds/act', player.token, {
        request_id: randomUUID(),
        round_id: id,
        action: { kind: 'cash_out' },
      })
    }),
  )
  const answerMs = (await answersOf(url)).slice(before.length)
  await Promise.all(players.map((player) => phaseOf(player, number, 'settled', 'void')))
  const { crash } = first
  await until(() =>
    placed.every(({ player, id }) => id === null || (player.rounds.get(id)?.status ?? 'open') !== 'open'),
  )
  if (first.seen.some((one) => one.number === number && one.phase === 'void')) return 'void'
  if (crash < LONG_ENOUGH) return 'short'
  const ends = players.flatMap(({ seen }) =>
    seen.filter((one) => one.number === number && one.phase === 'drawn'),
  )
  const automatic = placed.filter(({ target, id }) => target !== null && id !== null)
  return {
    answerMs,
    betMs,
    placed: placed.filter(({ id }) => id !== null).length,
    roadMs: ends.map(({ at, endsAt }) => at - endsAt),
    automatic: automatic.length,
    exact: automatic.filter(({ player, id, target }) => {
      const expected = (target ?? 0) <= crash ? (target ?? 0) / 10 : 0
      return Number(player.rounds.get(id ?? '')?.win) === expected
    }).length,
    landed: byHand.filter(({ player, id }) => Number(player.rounds.get(id ?? '')?.win) > 0).length,
  }
}

const answersOf = async (url: string): Promise<number[]> =>
  z.array(z.number()).parse(await (await fetch(`${url}/answers`)).json())

async function until(check: () => boolean): Promise<void> {
  while (!check()) await rest(10)
}

const phaseOf = (player: Player, number: number, ...phases: readonly string[]): Promise<void> =>
  until(() => player.seen.some((one) => one.number === number && phases.includes(one.phase)))

async function nextBetting(player: Player): Promise<number> {
  const last = player.seen.filter(({ phase }) => phase === 'betting').at(-1)?.number ?? 0
  await until(() => player.seen.some(({ number, phase }) => number > last && phase === 'betting'))
  return player.seen.filter(({ phase }) => phase === 'betting').at(-1)?.number ?? 0
}

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN

/** A void flight is repeated, and fails the bench all the same: it needs a quiet machine. */
const countVoid = (voidFlights: number, flights: number): BenchLine => ({
  label: 'void flights',
  figure: voidFlights,
  unit: 'flights',
  against: { label: 'of', figure: flights },
  atMost: 0,
})

function report({ answerMs, betMs, placed, roadMs, exact, automatic, landed }: Flight): BenchLine[] {
  const limit = (label: string, figure: number, most: number): BenchLine => ({
    label,
    figure,
    unit: 'ms',
    against: { label: 'limit', figure: most },
    atMost: 1,
  })
  return [
    {
      label: 'players in one round',
      figure: placed,
      unit: 'bets',
      against: { label: 'wanted', figure: PLAYERS },
      atLeast: 1,
    },
    { label: 'bet, request to answer p99', figure: percentile(betMs, 0.99), unit: 'ms' },
    { label: 'cash-outs by hand, paid', figure: landed, unit: 'bets' },
    { label: 'cash-out, receipt to answer p50', figure: percentile(answerMs, 0.5), unit: 'ms' },
    limit('cash-out, receipt to answer p99', percentile(answerMs, 0.99), ANSWER_LIMIT_MS),
    {
      label: 'automatic cash-outs exact',
      figure: exact,
      unit: 'bets',
      against: { label: 'of', figure: automatic },
      atLeast: 1,
    },
    limit(`result at the last of ${PLAYERS} watchers`, Math.max(...roadMs), ROAD_LIMIT_MS),
  ]
}
