import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { calls } from '@gamehall/contract'
import type { BenchLine, BenchRun } from '../report.ts'
import { startStack } from '../start-stack.ts'

const CONNECTIONS = 16
const LIMIT_MS = 50
const MEASURED_MS = 8_000
const WARM_UP_MS = 1_000
const PAUSE_MS = 5

/** What strangers without a token send, each to the call that takes most of it. Rate limits are all but off: none of them helps. */
const FLOODS = [
  { label: '1 MB bodies', path: calls.showFaceAction.path, bytes: 1_000_000 },
  { label: 'the largest bodies of an open call', path: calls.checkAccountUnique.path, bytes: 8_000 },
] as const

/** How long `/healthz` takes while 16 connections without a token send what they can. */
export const run: BenchRun = async () => {
  const stack = await startStack()
  try {
    const health = new URL('/healthz', stack.url).href
    const lines: BenchLine[] = [
      { label: '/healthz p99, nobody else', figure: await p99Of(health), unit: 'ms' },
    ]
    for (const { label, path, bytes } of FLOODS) {
      const address = new URL(`/api${path}`, stack.url).href
      const clients = fork(join(import.meta.dirname, 'flood-clients.ts'), [
        address,
        String(CONNECTIONS),
        String(bytes),
      ])
      await delay(WARM_UP_MS)
      const figure = await p99Of(health)
      const answered = once(clients, 'message')
      clients.send('stop')
      const [sent] = await answered
      lines.push(
        {
          label: `/healthz p99, ${CONNECTIONS} connections with ${label}`,
          figure,
          unit: 'ms',
          against: { label: 'limit', figure: LIMIT_MS },
          atMost: 1,
        },
        {
          label: '  requests they sent',
          figure: (1000 * Number(sent)) / (WARM_UP_MS + MEASURED_MS),
          unit: '/s',
        },
      )
    }
    return lines
  } finally {
    await stack.stop()
  }
}

async function p99Of(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  const end = performance.now() + MEASURED_MS
  while (performance.now() < end) {
    const begun = performance.now()
    await ask(url, agent)
    times.push(performance.now() - begun)
    await delay(PAUSE_MS)
  }
  agent.destroy()
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
}

function ask(url: string, agent: Agent): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  get(url, { agent }, (response) => response.resume().once('end', resolve)).once('error', reject)
  return promise
}
