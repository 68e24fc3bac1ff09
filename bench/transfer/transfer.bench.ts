import { join } from 'node:path'
import { createPool, findEmbeddedPostgres, type Pool } from '@gamehall/postgres'
import { z } from 'zod'
import { registerPlayer } from '../faults/players.ts'
import { ServerClient } from '../faults/server-client.ts'
import type { BenchLine, BenchRun } from '../report.ts'
import { type Stack, startStack } from '../start-stack.ts'
import { driveFull, drivePaced } from './drive.ts'
import { createMover } from './move-money.ts'
import { readWork, type Work, workBetween } from './work.ts'

/** As many transfers are under way at once: a player has one open at a time. */
const PLAYERS = 32
/** Whoever may come while so many a second do. */
const EVERYBODY = 128
const WARM_UP_MS = 5_000
const MEASURE_MS = 20_000
const LEAST_PER_S = 500
const MOST_P99_MS = 100
const order = z.object({ order_no: z.string() })

/**
 * Platform transfers over HTTP, alternating in and out, each from the player's request to the final response: session,
 * idempotency, hold, job, the provider's call and posting, our posting, the pushes. Server, arcade, PostgreSQL and players
 * share this machine.
 */
export const run: BenchRun = async () => {
  const stack = await startStack()
  const pool = await connect(stack)
  const mover = createMover(stack.url)
  try {
    const tokens = await fundPlayers(stack.url)
    const always = tokens.slice(0, PLAYERS)
    await driveFull(mover.move, tokens, WARM_UP_MS)
    const before = await readWork(stack, pool)
    const times = await driveFull(mover.move, always, MEASURE_MS)
    const work = workBetween(before, await readWork(stack, pool))
    const paced = await drivePaced(mover.move, tokens, MEASURE_MS, LEAST_PER_S)
    return [...report(times, work), ...reportPaced(paced)]
  } finally {
    mover.close()
    await pool.end()
    await stack.stop()
  }
}

async function connect({ dataFolder }: Stack): Promise<Pool> {
  const found = await findEmbeddedPostgres(join(dataFolder, 'postgres'))
  if (found === undefined) throw new Error('no database serves')
  return createPool(found.url, { max: 1 })
}

const shareOf = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0

function reportPaced(times: readonly number[]): BenchLine[] {
  return [
    {
      label: `p99 while ${LEAST_PER_S} a second come`,
      figure: shareOf(times, 0.99),
      unit: 'ms',
      against: { label: 'wanted', figure: MOST_P99_MS },
    },
    { label: `p50 while ${LEAST_PER_S} a second come`, figure: shareOf(times, 0.5), unit: 'ms' },
  ]
}

function report(times: readonly number[], work: Work): BenchLine[] {
  const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length
  const whole = { label: 'mean of the whole', figure: mean }
  return [
    {
      label: `whole transfers, ${PLAYERS} always under way`,
      figure: times.length / (MEASURE_MS / 1000),
      unit: 'transfers/s',
      against: { label: 'wanted', figure: LEAST_PER_S },
      atLeast: 1,
    },
    {
      label: `p99, ${PLAYERS} always under way`,
      figure: shareOf(times, 0.99),
      unit: 'ms',
      against: { label: 'wanted', figure: MOST_P99_MS },
      atMost: 1,
    },
    { label: `p50, ${PLAYERS} always under way`, figure: shareOf(times, 0.5), unit: 'ms' },
    { label: 'to the hold', figure: mean - work.fromHoldMs, unit: 'ms', against: whole },
    { label: 'at the provider', figure: work.providerMs, unit: 'ms', against: whole },
    {
      label: 'from its answer to ours',
      figure: work.fromHoldMs - work.providerMs,
      unit: 'ms',
      against: whole,
    },
    ...cpuLines(times.length, work),
    { label: 'commits a transfer', figure: work.commits / times.length, unit: '' },
  ]
}

function cpuLines(transfers: number, { cpu }: Work): BenchLine[] {
  if (cpu === undefined) return []
  const line = (label: string, ms: number) => ({ label, figure: ms / transfers, unit: 'ms a transfer' })
  return [
    line('processor: server and arcade', cpu.serverMs),
    line('processor: PostgreSQL', cpu.postgresMs),
    line('processor: the players', cpu.playersMs),
  ]
}

async function fundPlayers(url: string): Promise<string[]> {
  const client = new ServerClient(() => url)
  const tokens: string[] = []
  for (let number = 0; number < EVERYBODY; number += 1) {
    const { token } = await registerPlayer(client, number, false)
    const opened = await client.decide('/bank/rechargeDo', { channel_id: 'atm', amount: 10_000 }, token)
    const { order_no } = order.parse(opened.data)
    await client.sandbox('gateway/pay', { order_no })
    tokens.push(token)
  }
  return tokens
}
