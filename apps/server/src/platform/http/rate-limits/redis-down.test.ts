import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { openRedis } from './open-redis.ts'
import { createRateLimits, type RateLimits } from './rate-limits.ts'

const CALLER = { ip: '203.0.113.7', requestId: 'request-1' }
const PER_MINUTE = 60

/** A call counts before its session is known, and once more by account (admit-call.ts). */
const WAITS_PER_CALL = 2

const toClose: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close()
})

/** A TCP server in place of Redis that answers by `answer`; resolves to its URL. */
async function serve(answer: (command: string, socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('data', (data) => answer(data.toString(), socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  toClose.push(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await once(server, 'close')
  })
  return `redis://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function closedPort(): Promise<string> {
  const url = await serve(() => {})
  await toClose.pop()?.()
  return url
}

function limitsAt(url: string, log: Parameters<typeof createRateLimits>[2]): RateLimits {
  const limits = createRateLimits(readConfig({ REDIS_URL: url, RATE_LIMIT_SCALE: '1' }), () => {}, log)
  toClose.push(() => limits.close())
  return limits
}

const bulk = (text: string): string => `$${text.length}\r\n${text}\r\n`

/** Answers what ioredis asks before it calls a connection ready, and nothing after that. */
function answerUntilReady(command: string, socket: Socket): void {
  for (const name of command.matchAll(/\r\n(info|client|hello)\r\n/gi))
    socket.write(name[1]?.toLowerCase() === 'info' ? bulk('redis_version:8.0.0\r\nloading:0') : '+OK\r\n')
}

const expectToCountInProcess = async (limits: RateLimits): Promise<void> => {
  const calls = Array.from({ length: PER_MINUTE }, () => limits.consume({ sensitive: 'target' }, CALLER))
  expect(new Set(await Promise.all(calls))).toEqual(new Set([0]))
  expect(await limits.consume({ sensitive: 'target' }, CALLER)).toBeGreaterThan(0)
}

describe('rate limits while Redis is down', () => {
  it('count in the process when it refuses connections, and say so once', async () => {
    const warned: string[] = []
    let warn: () => void = () => {}
    const isWarned = new Promise<void>((resolve) => {
      warn = resolve
    })
    const log = {
      warn(_fields: object, message: string) {
        warned.push(message)
        warn()
      },
      info: () => {},
    }
    const limits = limitsAt(await closedPort(), log)
    await isWarned
    await expectToCountInProcess(limits)
    expect(warned).toEqual(['rate limits count per process'])
  })

  it('count in the process when it accepts connections and never answers', async () => {
    await expectToCountInProcess(limitsAt(await serve(() => {}), undefined))
  })

  it('count in the process when it was ready and hangs', async () => {
    let isAsked = false
    const url = await serve((command, socket) => {
      isAsked ||= /evalsha/i.test(command)
      answerUntilReady(command, socket)
    })
    const limits = limitsAt(url, undefined)
    await vi.waitFor(async () => {
      expect(await limits.consume({ device: 'another' }, CALLER)).toBe(0)
      expect(isAsked).toBe(true)
    })
    await expectToCountInProcess(limits)
  })

  it('let no call wait longer than 100 ms for it', async () => {
    const redis = openRedis(await closedPort(), { down: () => {}, up: () => {} })
    toClose.push(async () => redis.disconnect())
    expect(redis.options.commandTimeout).toBeGreaterThan(0)
    expect(WAITS_PER_CALL * (redis.options.commandTimeout ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(
      100,
    )
    expect(redis.options).toMatchObject({ enableOfflineQueue: false, maxRetriesPerRequest: 0 })
  })
})
