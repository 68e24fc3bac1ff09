import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { WebSocket } from 'ws'
import { z } from 'zod'
import type { BenchRun } from '../report.ts'
import { makeDataFolder } from '../spawn-server.ts'

const SOCKETS = 5_000
const AT_ONCE = 50
const ROUNDS = 7
const APART = 1.3
const started = z.object({ url: z.string(), codes: z.array(z.string()).default([]) })

/** Measures from the broadcast request until the last of 5,000 sockets receives it, alternating with bare `ws`. */
export const run: BenchRun = async () => {
  const dataFolder = await makeDataFolder()
  const gamehall = await start('gamehall-server.ts', { DATA_DIR: dataFolder, SOCKETS: String(SOCKETS) })
  const raw = await start('raw-server.ts')
  try {
    const gamehallSockets = await connect(gamehall.url, gamehall.codes)
    const rawSockets = await connect(
      raw.url,
      Array.from({ length: SOCKETS }, () => null),
    )
    const times = { gamehall: [] as number[], raw: [] as number[] }
    for (let round = 0; round < ROUNDS; round += 1) {
      times.raw.push(await lastDelivery(raw.url, rawSockets, wireText(round)))
      times.gamehall.push(await lastDelivery(gamehall.url, gamehallSockets, `Round ${round}`))
    }
    for (const socket of [...gamehallSockets, ...rawSockets]) socket.terminate()
    return [
      {
        label: `one broadcast, last of ${SOCKETS} sockets`,
        figure: median(times.gamehall),
        unit: 'ms',
        against: { label: 'raw ws', figure: median(times.raw) },
        atMost: APART,
      },
    ]
  } finally {
    await Promise.all([stop(gamehall.process), stop(raw.process)])
    await rm(dataFolder, { recursive: true, force: true })
  }
}

async function start(file: string, env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, file)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  return { ...started.parse(JSON.parse(String(line))), process: child }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** Opens one socket per code, joined where the code is not null. */
async function connect(url: string, codes: readonly (string | null)[]): Promise<WebSocket[]> {
  const sockets: WebSocket[] = []
  for (let from = 0; from < codes.length; from += AT_ONCE)
    sockets.push(
      ...(await Promise.all(codes.slice(from, from + AT_ONCE).map((code) => openSocket(url, code)))),
    )
  return sockets
}

async function openSocket(url: string, code: string | null): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { perMessageDeflate: false })
  await once(socket, 'open')
  if (code === null) return socket
  socket.send(JSON.stringify({ id: 1, method: 'room.join', params: { auth_code: code } }))
  const [answer] = await once(socket, 'message')
  if (z.object({ code: z.number() }).parse(JSON.parse(String(answer))).code !== 0)
    throw new Error('a socket could not join')
  return socket
}

/** Milliseconds from the request until every socket has received the message. */
async function lastDelivery(url: string, sockets: readonly WebSocket[], body: string): Promise<number> {
  const heard = Promise.all(sockets.map((socket) => once(socket, 'message')))
  const at = performance.now()
  const answered = fetch(url, { method: 'POST', body })
  await heard
  const took = performance.now() - at
  await answered
  return took
}

/** As long as what gamehall puts on the wire for it. */
const wireText = (round: number): string => `Round ${round} `.padEnd(330, '.')

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
