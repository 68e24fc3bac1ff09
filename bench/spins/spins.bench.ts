import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { z } from 'zod'
import { readLaunchUrl } from '../../apps/arcade/src/game-api/launch-url.ts'
import { callGame } from '../faults/game-client.ts'
import type { WalletMode } from '../faults/operations/index.ts'
import { registerAccount } from '../faults/players.ts'
import { ServerClient } from '../faults/server-client.ts'
import type { BenchLine, BenchRun } from '../report.ts'
import { startStack } from '../start-stack.ts'

/** The arcade allows each player about twelve calls a second, so that many take turns. */
const PLAYERS = 192
const WARM_UP_S = 5
const MEASURE_S = 15
const GAME = 'plinko'
const BET = { amount: '1.00', rows: 12, risk: 'low', balls: 1 }

interface Target {
  readonly mode: WalletMode
  readonly label: string
  /** Rounds under way at once: as few as keep both cores busy, since the rest only wait (docs/decisions/0221). */
  readonly connections: number
  readonly leastPerS: number
  /** Nothing where only the rate is asked for. */
  readonly mostP99Ms?: number
}
const TARGETS: readonly Target[] = [
  { mode: 'transfer', label: 'instant rounds', connections: 24, leastPerS: 1_000, mostP99Ms: 50 },
  {
    mode: 'seamless',
    label: 'bet and win on the main wallet',
    connections: 64,
    leastPerS: 800,
  },
]

const order = z.object({ order_no: z.string() })
const entered = z.object({ GameUrl: z.string() })
const opened = z.looseObject({ session_token: z.string() })

/**
 * Rounds of an instant game over HTTP, in the whole product with demo content: session, rules, both ledger postings, the round
 * and its step. Once with the arcade's own wallets, once on the main wallet, where the arcade asks the hall over HTTP for each
 * bet and win. Server, arcade, PostgreSQL and players share this machine.
 */
export const run: BenchRun = async () => {
  const lines: BenchLine[] = []
  for (const target of TARGETS) lines.push(...(await measureMode(target)))
  return lines
}

async function measureMode({ mode, label, connections, leastPerS, mostP99Ms }: Target): Promise<BenchLine[]> {
  const stack = await startStack(mode === 'seamless' ? { GAME_PROVIDERS: 'arcade-seamless' } : {})
  try {
    const tokens = await enterAll(new ServerClient(() => stack.url), mode)
    await spin(stack.url, tokens, { connections, seconds: WARM_UP_S })
    const { perSecond, p50, p99, refused } = await spin(stack.url, tokens, {
      connections,
      seconds: MEASURE_S,
    })
    return [
      {
        label,
        figure: perSecond,
        unit: 'rounds/s',
        against: { label: 'wanted', figure: leastPerS },
        atLeast: 1,
      },
      { label: `${label}, p50`, figure: p50, unit: 'ms' },
      {
        label: `${label}, p99`,
        figure: p99,
        unit: 'ms',
        ...(mostP99Ms !== undefined && { against: { label: 'limit', figure: mostP99Ms }, atMost: 1 }),
      },
      { label: `${label}, refused or lost`, figure: refused, unit: 'rounds' },
    ]
  } finally {
    await stack.stop()
  }
}

/** Registers players with money, who enter the game. Returns their session tokens. */
async function enterAll(client: ServerClient, mode: WalletMode): Promise<string[]> {
  const tokens: string[] = []
  for (let number = 0; number < PLAYERS; number += 1) {
    const { token } = await registerAccount(client, number)
    const deposit = await client.decide('/bank/rechargeDo', { channel_id: 'atm', amount: 10_000 }, token)
    await client.sandbox('gateway/pay', order.parse(deposit.data))
    const amount = mode === 'seamless' ? 0 : 9_000
    const { data } = await client.decide('/game/enter', { gameId: GAME, amount }, token)
    const { token: launch_token } = readLaunchUrl(entered.parse(data).GameUrl)
    const session = await callGame(client, 'session/open', { launch_token })
    if (!session.ok) throw new Error(`no session: ${session.code}`)
    tokens.push(opened.parse(session.data).session_token)
  }
  return tokens
}

interface Measured {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly refused: number
}

/** Players take turns: each connection plays a round of the next one. */
async function spin(
  url: string,
  tokens: readonly string[],
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<Measured> {
  let turn = 0
  let refused = 0
  let played = 0
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        path: '/arcade/api/rounds/open',
        setupRequest(request) {
          turn += 1
          return {
            ...request,
            headers: {
              'content-type': 'application/json',
              authorization: `Bearer ${tokens[turn % tokens.length]}`,
            },
            body: JSON.stringify({ request_id: randomUUID(), bet: BET }),
          }
        },
        onResponse(status, body) {
          if (status === 200 && body.startsWith('{"ok":true')) played += 1
          else refused += 1
        },
      },
    ],
  })
  return {
    perSecond: played / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    refused: refused + result.errors,
  }
}
