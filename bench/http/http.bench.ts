import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import autocannon from 'autocannon'
import { z } from 'zod'
import type { BenchRun } from '../report.ts'
import { startStack } from '../start-stack.ts'

const ROUNDS = 5
const ROUND_S = 4
const CONNECTIONS = 32
const LEAST_RATIO = 0.6

/** `/game/getGameHallList` of the whole running server beside a bare Fastify route with the same answer, in turns. */
export const run: BenchRun = async () => {
  const stack = await startStack()
  const apiUrl = new URL('/api/game/getGameHallList', stack.url).href
  const answer = await (await fetch(apiUrl, { method: 'POST' })).text()
  const bare = await startBareServer(answer)
  try {
    const apiRates: number[] = []
    const bareRates: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      bareRates.push(await measure(bare.url))
      apiRates.push(await measure(apiUrl))
    }
    return [
      {
        label: '/game/getGameHallList',
        figure: median(apiRates),
        unit: 'requests/s',
        against: { label: 'bare Fastify route', figure: median(bareRates) },
        atLeast: LEAST_RATIO,
      },
    ]
  } finally {
    bare.stop()
    await stack.stop()
  }
}

async function startBareServer(answer: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts')], {
    env: { ...process.env, ANSWER: answer },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  const { url } = z.object({ url: z.string() }).parse(JSON.parse(String(line)))
  return { url, stop: () => child.kill() }
}

async function measure(url: string): Promise<number> {
  const result = await autocannon({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'zh-TW' },
    body: '{}',
    connections: CONNECTIONS,
    duration: ROUND_S,
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx + result.errors} requests failed`)
  return result.requests.average
}

function median(rates: readonly number[]): number {
  return rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 2)] ?? 0
}
