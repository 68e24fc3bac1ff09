import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { HallClient } from '../faults/hall-client.ts'
import { registerPlayer } from '../faults/players.ts'
import type { BenchLine, BenchRun } from '../report.ts'
import { startStack } from '../start-stack.ts'
import { meanBetween, readProviderTime } from './provider-time.ts'

const PLAYERS = 48
const WARM_UP_MS = 3_000
const MEASURE_MS = 15_000
const LEAST_PER_S = 500
const MOST_P99_MS = 100
const order = z.object({ order_no: z.string() })

/**
 * Whole platform transfers over HTTP, in and out by turns: session, idempotency, hold, job, the provider's own call and
 * posting, and ours. One player has one transfer open at a time, so as many run at once as there are players.
 */
export const run: BenchRun = async () => {
  const stack = await startStack()
  try {
    const tokens = await fundPlayers(stack.url)
    await drive(stack.url, tokens, WARM_UP_MS)
    const before = await readProviderTime(stack.url)
    const times = await drive(stack.url, tokens, MEASURE_MS)
    return report(times, meanBetween(before, await readProviderTime(stack.url)))
  } finally {
    await stack.stop()
  }
}

function report(times: readonly number[], providerMs: number): BenchLine[] {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  const mean = sorted.reduce((sum, ms) => sum + ms, 0) / sorted.length
  return [
    {
      label: 'whole transfers',
      figure: times.length / (MEASURE_MS / 1000),
      unit: 'transfers/s',
      against: { label: 'wanted', figure: LEAST_PER_S },
      atLeast: 1,
    },
    {
      label: 'p99',
      figure: at(0.99),
      unit: 'ms',
      against: { label: 'wanted', figure: MOST_P99_MS },
      atMost: 1,
    },
    { label: 'p50', figure: at(0.5), unit: 'ms' },
    {
      label: 'of it at the provider',
      figure: providerMs,
      unit: 'ms',
      against: { label: 'mean of the whole', figure: mean },
    },
  ]
}

async function fundPlayers(url: string): Promise<string[]> {
  const client = new HallClient(() => url)
  const tokens: string[] = []
  for (let number = 0; number < PLAYERS; number += 1) {
    const { token } = await registerPlayer(client, number)
    const opened = await client.decide('/bank/rechargeDo', { channel_id: 'atm', amount: 10_000 }, token)
    const { order_no } = order.parse(opened.data)
    await client.sandbox('gateway/pay', { order_no })
    tokens.push(token)
  }
  return tokens
}

/** Every player moves 10 in and 10 out until the time is over; answers how long each transfer took, in ms. */
async function drive(url: string, tokens: readonly string[], forMs: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + forMs
  await Promise.all(
    tokens.map(async (token) => {
      for (let turn = 0; performance.now() < end; turn += 1) {
        const path = turn % 2 === 0 ? 'game/deposit' : 'game/withdraw'
        const startedAt = performance.now()
        await move(`${url}api/${path}`, token)
        times.push(performance.now() - startedAt)
      }
    }),
  )
  return times
}

async function move(url: string, token: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      authorization: `Bearer ${token}`,
    },
    body: '{"platform":"aurora_slots","amount":10,"is_all":0}',
  })
  const text = await response.text()
  if (!text.startsWith('{"code":0')) throw new Error(`${url}: ${text.slice(0, 200)}`)
}
