import { randomBytes, randomUUID } from 'node:crypto'
import { createTestDatabase, type TestDatabase } from '@gamehall/postgres/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signRequest } from '../provider/request-signature.ts'
import { readArcadeConfig } from './arcade-config.ts'
import { type RunningArcade, startArcade } from './start-arcade.ts'

const SECRET = 'the secret of a standalone arcade...'
const HALL = 'https://hall.example'

const answerSchema = z.object({
  code: z.string(),
  data: z.record(z.string(), z.unknown()).nullable(),
})

let database: TestDatabase<unknown>
let running: RunningArcade
beforeAll(async () => {
  database = await createTestDatabase()
  running = await startArcade(
    readArcadeConfig({
      PORT: '0',
      DATABASE_URL: database.url,
      ARCADE_SECRET: SECRET,
      DATA_KEY: '5a'.repeat(32),
      ARCADE_URL: 'https://games.example/arcade/',
      BEACON_URL: 'https://beacon.example',
      HALL_ORIGINS: `${HALL}, https://other.example`,
      LOG_LEVEL: 'silent',
    }),
    { now: () => new Date() },
    { uuid: () => randomUUID(), bytes: (count) => new Uint8Array(randomBytes(count)) },
  )
})
afterAll(async () => {
  await running.stop()
  await database.drop()
})

async function call(operation: string, request: object) {
  const body = JSON.stringify(request)
  const [timestamp, nonce] = [`${Date.now()}`, randomUUID()]
  const response = await fetch(`http://127.0.0.1:${running.port}/arcade/provider/v1/${operation}`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-arcade-timestamp': timestamp,
      'x-arcade-nonce': nonce,
      'x-arcade-signature': signRequest(SECRET, { timestamp, nonce, operation, body }),
    },
  })
  return answerSchema.parse(await response.json())
}

describe('a standalone arcade', () => {
  const launch = (parent_origin: string) =>
    call('games/launch', {
      player: null,
      platform: 'aurora_instant',
      game: 'mines',
      language: 'zh-TW',
      device: 'mobile',
      parent_origin,
      return_url: `${HALL}/#/`,
    })

  it('launches games under that address for its configured hall origins only', async () => {
    const { code, data } = await launch(HALL)
    expect(code).toBe('OK')
    expect(data?.url).toMatch(/^https:\/\/games\.example\/arcade\/play\/mines\/\?lang=zh-TW#token=/)
    expect((await launch('https://other.example')).code).toBe('OK')
    expect((await launch('https://evil.example')).code).toBe('BAD_REQUEST')
  })

  it('lists absolute art URLs', async () => {
    const { data } = await call('games/list', {})
    expect(data?.list).toContainEqual(
      expect.objectContaining({ art_url: 'https://games.example/arcade/art/mines.webp' }),
    )
  })

  it('answers the health check', async () => {
    expect((await fetch(`http://127.0.0.1:${running.port}/healthz`)).status).toBe(200)
  })
})

it('lists every invalid configuration variable', () => {
  const read = () => readArcadeConfig({ ARCADE_SECRET: 'short', HALL_ORIGINS: 'https://hall.example/path' })
  expect(read).toThrow(/DATABASE_URL[\s\S]*ARCADE_SECRET[\s\S]*DATA_KEY[\s\S]*ARCADE_URL[\s\S]*HALL_ORIGINS/)
})
