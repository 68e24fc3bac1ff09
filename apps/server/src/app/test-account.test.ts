import { randomUUID } from 'node:crypto'
import { type Calls, calls, testAccountRefusal } from '@gamehall/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGameProviders } from '../providers/games/index.ts'
import { createFakeProvider, PLATFORM } from '../testing/fake-game-provider.ts'
import { createTestContext, createTestPlayer, createTestServer, type TestContext } from '../testing/index.ts'
import { rooms } from './rooms.ts'

let ctx: TestContext
let server: FastifyInstance
let token: string

beforeAll(async () => {
  ctx = await createTestContext({ providers: { games: createGameProviders([createFakeProvider()]) } })
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

const address = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'

/** Each call that moves real money in, out or to another player, with a request valid for a formal account. */
const moneyCalls: Partial<Record<keyof Calls, object>> = {
  createDeposit: { channel_id: 'atm', amount: 1000 },
  getReceiveAddress: {},
  quoteWithdrawal: { channel_id: 'atm', amount: 1000, card_id: '1' },
  createWithdrawal: { quote_id: 'Q1', card_id: '1', pay_password: 'harbour26' },
  exchangeCurrency: { quote_id: 'Q1' },
  addAddress: { address, label: 'mine', pay_password: 'harbour26' },
  quoteExchange: { from: 'TWD', to: 'USDT', amount: 1000 },
  findRecipient: { recipient: 'somebody' },
  sendToPlayer: { currency: 'TWD', recipient: 'somebody', amount: 100, pay_password: 'harbour26' },
  setPayPassword: { code: '123456', password: 'harbour26' },
}

describe('§6 refuses a test account', () => {
  test.each(Object.entries(moneyCalls))('%s', async (name, body) => {
    const answer = await ask(name as keyof Calls, body, token)
    expect(answer).toEqual({ code: 403, msg: testAccountRefusal['zh-TW'], data: null })
  })

  test('a test account transfers play money to a game and back', async () => {
    const there = await ask('depositToGame', { platform: PLATFORM, amount: 100 }, token)
    expect(there).toMatchObject({ code: 0, data: { NewBalance: '9900.00' } })
    const entered = await ask('enterGame', { gameId: 'fake-game', amount: 0 }, token)
    expect(entered.code).toBe(0)
    const back = await ask('withdrawFromGame', { is_all: 1 }, token)
    expect(back).toMatchObject({ code: 0, data: { NewBalance: '10000.00' } })
  })

  test('a test account sees its own play money, no deposits, no withdrawals', async () => {
    const { data } = await ask('listWallets', {}, token)
    expect(data).toMatchObject({ total: '10000.00', can_send_to_player: false })
    expect((await ask('getWithdrawalReadiness', {}, token)).code).toBe(0)
  })
})
