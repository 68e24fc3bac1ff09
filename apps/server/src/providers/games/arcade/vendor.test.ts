import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { readConfig } from '../../../platform/config/config.ts'
import { createTestClock } from '../../../testing/index.ts'
import { arcade, arcadeSeamless } from './vendor.ts'

const launchSchema = z.object({ duties: z.record(z.string(), z.unknown()) })

const log = { error: () => undefined, warn: () => undefined }

let server: Server
let asked: string[] = []
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push(body)
    const data = { url: 'http://arcade.test/play', expires_at: '2026-11-21T04:00:00.000Z' }
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ code: 'OK', message: '', data }))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
})
afterAll(() => void server.close())

async function cycleAtLaunch(vendor: typeof arcade, apiKey: string, env: Record<string, string>) {
  asked = []
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const config = readConfig({ ARCADE_URL: `${address}/arcade`, ARCADE_SECRET: 's'.repeat(32), ...env })
  const provider = vendor.create({ config, clock: createTestClock(), selfUrl: address, log })
  await provider.launch({
    player: 'gh_1',
    apiKey,
    game: 'a-game',
    language: 'en',
    device: 'mobile',
    parentOrigin: 'http://hall.test',
    returnUrl: 'http://hall.test/#/',
    walletToken: 'a token',
  })
  return launchSchema.parse(JSON.parse(asked[0] ?? '{}')).duties.min_cycle_ms
}

it.each([
  ['transfer', arcade],
  ['seamless', arcadeSeamless],
] as const)(
  'gives slots and other games their own minimum cycle at launch (%s wallet)',
  async (_mode, vendor) => {
    const env = { GAME_MIN_CYCLE_MS: '5000', GAME_MIN_CYCLE_SLOTS_MS: '2500' }
    expect(await cycleAtLaunch(vendor, 'aurora_slots', env)).toBe(2_500)
    expect(await cycleAtLaunch(vendor, 'aurora_tables', env)).toBe(5_000)
    expect(await cycleAtLaunch(vendor, 'aurora_instant', env)).toBe(5_000)
  },
)

it('gives slots the cycle of the other games where they have none of their own, and none by default', async () => {
  expect(await cycleAtLaunch(arcade, 'aurora_slots', { GAME_MIN_CYCLE_MS: '5000' })).toBe(5_000)
  expect(await cycleAtLaunch(arcade, 'aurora_slots', {})).toBe(0)
  expect(await cycleAtLaunch(arcade, 'aurora_tables', { GAME_MIN_CYCLE_SLOTS_MS: '2500' })).toBe(0)
})
