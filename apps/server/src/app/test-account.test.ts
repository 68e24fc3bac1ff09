import { randomUUID } from 'node:crypto'
import { type Calls, calls } from '@gamehall/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFakeProvider, PLATFORM } from '../testing/fake-game-provider.ts'
import { fakeGames } from '../testing/fake-vendors.ts'
import { createTestContext, createTestPlayer, createTestServer, type TestContext } from '../testing/index.ts'
import { rooms } from './rooms.ts'

let ctx: TestContext
let server: FastifyInstance
let token: string

beforeAll(async () => {
  ctx = await createTestContext({ providers: { games: fakeGames(createFakeProvider()) } })
  for (const room of rooms) await room.start?.(ctx)
  server = await createTestServer(ctx, rooms)
  const player = await createTestPlayer(ctx)
  const switched = await ask('switchAccount', {}, player.token)
  token = switched.data.token
})
afterAll(async () => {
  await server.close()
  await ctx.close()
})

async function ask(name: keyof Calls, body: object, as: string) {
  const { method, path } = calls[name]
  const response = await server.inject({
    method,
    url: `/api${path}`,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      authorization: `Bearer ${as}`,
    },
    body: JSON.stringify(body),
  })
  return response.json()
}

describe('§6 a test account', () => {
  test('transfers play money to a game and back', async () => {
    const there = await ask('depositToGame', { platform: PLATFORM, amount: 100 }, token)
    expect(there).toMatchObject({ code: 0, data: { NewBalance: '9900.00' } })
    const entered = await ask('enterGame', { gameId: 'fake-game', amount: 0 }, token)
    expect(entered.code).toBe(0)
    const back = await ask('withdrawFromGame', { is_all: 1 }, token)
    expect(back).toMatchObject({ code: 0, data: { NewBalance: '10000.00' } })
  })

  test('sees its own play money, no deposits, no withdrawals', async () => {
    const { data } = await ask('listWallets', {}, token)
    expect(data).toMatchObject({ total: '10000.00', can_send_to_player: false })
    expect((await ask('getWithdrawalReadiness', {}, token)).code).toBe(0)
  })
})
