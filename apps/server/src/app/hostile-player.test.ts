import type { CallName } from '@gamehall/contract'
import { calls } from '@gamehall/contract'
import { sqlRunner } from '@gamehall/postgres'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { appLedger, readBalance } from '../rooms/wallet/index.ts'
import { PLATFORM } from '../testing/fake-game-provider.ts'
import { createTestServer } from '../testing/index.ts'
import {
  createMoneyFixture,
  type MoneyFixture,
  type MoneyPlayer,
  PAY_PASSWORD,
} from './money-model/money-fixture.ts'
import { rooms } from './rooms.ts'

const envelope = z.object({ code: z.number(), data: z.unknown() })
const quoted = z.object({ quote_id: z.string() })
const ordered = z.object({ order_no: z.string() })

let stage: MoneyFixture
let server: FastifyInstance
let mallory: MoneyPlayer
let victim: MoneyPlayer
beforeAll(async () => {
  stage = await createMoneyFixture({ RATE_LIMIT_SCALE: '1000' })
  server = await createTestServer(stage.ctx, rooms)
})
afterAll(async () => {
  await server.close()
  await stage.close()
})
beforeEach(async () => {
  stage.provider.balanceMinor = 0n
  mallory = await stage.newMoneyPlayer()
  victim = await stage.newMoneyPlayer()
})

let keys = 0
async function ask(name: CallName, body: unknown, { token }: MoneyPlayer = mallory) {
  keys += 1
  const { path } = calls[name]
  const response = await server.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': `hostile-${keys}`,
    },
    body: JSON.stringify(body),
  })
  return { status: response.statusCode, ...envelope.parse(response.json()) }
}

/** The total balance of both players, which no refused call may change. */
async function wealth(): Promise<string[]> {
  const balances: string[] = []
  for (const { playerId } of [mallory, victim]) {
    for (const currency of ['TWD', 'USDT'] as const) {
      balances.push((await readBalance(stage.ctx.db, playerId, currency)).toString())
    }
  }
  return balances
}

describe('an invalid amount', () => {
  const bad: readonly unknown[] = [
    ...[
      '-1',
      '-0.01',
      '0',
      '-0',
      'NaN',
      '1e9',
      'Infinity',
      '0x10',
      '+100',
      '1,000',
      '100 ',
      '１００',
      '100.',
      '.5',
      '',
    ],
    ...['0.0000001', '100.0000000', '9'.repeat(70), -1, 0, 1e21, null, true, [], [100], {}],
  ]
  const asks: readonly [CallName, (amount: unknown) => object][] = [
    ['quoteExchange', (amount) => ({ from: 'TWD', to: 'USDT', amount })],
    ['quoteExchange', (amount) => ({ from: 'USDT', to: 'TWD', amount })],
    [
      'sendToPlayer',
      (amount) => ({ currency: 'TWD', amount, recipient: victim.account, pay_password: PAY_PASSWORD }),
    ],
    ['createDeposit', (amount) => ({ channel_id: 'atm', amount })],
    ['createDeposit', (amount) => ({ channel_id: 'cvs', amount, store: 'ibon' })],
    ['createDeposit', (amount) => ({ channel_id: 'usdt', amount })],
    ['quoteWithdrawal', (amount) => ({ channel_id: 'bank', amount })],
    ['quoteWithdrawal', (amount) => ({ channel_id: 'usdt', amount })],
    ['quoteWithdrawal', (amount) => ({ channel_id: 'usdt_wallet', amount })],
    ['depositToGame', (amount) => ({ platform: PLATFORM, amount })],
    ['withdrawFromGame', (amount) => ({ platform: PLATFORM, amount, is_all: 0 })],
  ]
  it.each(asks)('is refused by %s, whatever it is', async (name, bodyOf) => {
    const before = await wealth()
    for (const amount of bad) {
      const { status, code } = await ask(name, bodyOf(amount))
      expect([amount, status < 500, code === 0]).toEqual([amount, true, false])
    }
    expect(await wealth()).toEqual(before)
  })

  it('does not withdraw the whole balance when a platform is given (§7 /game/withdraw)', async () => {
    stage.provider.balanceMinor = 50_00n
    for (const amount of ['0.001', '-1', 'NaN']) {
      expect(await ask('withdrawFromGame', { platform: PLATFORM, amount })).toMatchObject({ code: 400 })
    }
    expect(await ask('withdrawFromGame', { is_all: 1, platform: PLATFORM, amount: '10' })).toMatchObject({
      code: 400,
    })
    expect(stage.provider.balanceMinor).toBe(50_00n)
    expect(await ask('withdrawFromGame', { platform: PLATFORM, amount: '10' })).toMatchObject({ code: 0 })
    expect(stage.provider.balanceMinor).toBe(40_00n)
  })
})

it.each(['USD', 'twd', 'BTC', '__proto__', null, 7, ['TWD'], {}])(
  'no currency of ours: %j',
  async (currency) => {
    const before = await wealth()
    const asked: readonly [CallName, object][] = [
      ['quoteExchange', { from: currency, to: 'USDT', amount: '10' }],
      ['quoteExchange', { from: 'TWD', to: currency, amount: '10' }],
      ['sendToPlayer', { currency, amount: '10', recipient: victim.account, pay_password: PAY_PASSWORD }],
      ['getTransaction', { id: '1', currency }],
    ]
    for (const [name, body] of asked) expect([name, (await ask(name, body)).code]).toEqual([name, 400])
    expect(await wealth()).toEqual(before)
  },
)

describe('another player’s resources', () => {
  async function open(who: MoneyPlayer) {
    const quote = await ask('quoteWithdrawal', { channel_id: 'usdt_wallet', amount: '20' }, who)
    const { quote_id } = quoted.parse(quote.data)
    const address_id = await who.addressId()
    const opened = await ask('createWithdrawal', { quote_id, address_id, pay_password: PAY_PASSWORD }, who)
    return ordered.parse(opened.data).order_no
  }

  it('are not found: orders, quotes, transactions, addresses and cards', async () => {
    const withdrawalNo = await open(victim)
    const deposit = await ask('createDeposit', { channel_id: 'atm', amount: '500' }, victim)
    const { order_no: depositNo } = ordered.parse(deposit.data)
    const exchange = await ask('quoteExchange', { from: 'USDT', to: 'TWD', amount: '5' }, victim)
    const { quote_id } = quoted.parse(exchange.data)
    const list = await ask('listTransactions', { currency: 'TWD' }, victim)
    const transaction = z.object({ list: z.array(z.object({ id: z.string() })) }).parse(list.data).list[0]
    const asked: readonly [CallName, object, number][] = [
      ['getWithdrawal', { order_no: withdrawalNo }, 30404],
      ['cancelWithdrawal', { order_no: withdrawalNo }, 30404],
      ['getDeposit', { order_no: depositNo }, 30404],
      ['confirmDeposit', { order_no: depositNo }, 30404],
      ['cancelDeposit', { order_no: depositNo }, 30404],
      ['exchangeCurrency', { quote_id }, 404],
      ['getTransaction', { id: transaction?.id, currency: 'TWD' }, 404],
      ['removeAddress', { address_id: await victim.addressId() }, 404],
      ['removeBankCard', { card_id: await victim.cardId() }, 404],
    ]
    for (const [name, body, code] of asked) {
      expect([name, (await ask(name, body)).code]).toEqual([name, code])
    }
    expect(await ask('getWithdrawal', { order_no: withdrawalNo }, victim)).toMatchObject({
      code: 0,
      data: { status: 1 },
    })
  })

  it('cannot be used for a withdrawal: quote, card, address', async () => {
    const quote = (who: MoneyPlayer, channel_id: string) =>
      ask('quoteWithdrawal', { channel_id, amount: '100' }, who).then(
        ({ data }) => quoted.parse(data).quote_id,
      )
    const own = await mallory.addressId()
    const theirs = { card_id: await victim.cardId(), address_id: await victim.addressId() }
    const before = await wealth()
    for (const body of [
      { quote_id: await quote(victim, 'usdt'), address_id: own },
      { quote_id: await quote(mallory, 'usdt'), address_id: theirs.address_id },
      { quote_id: await quote(mallory, 'bank'), card_id: theirs.card_id },
      { quote_id: await quote(mallory, 'bank'), address_id: own },
      { quote_id: await quote(mallory, 'usdt'), card_id: theirs.card_id },
    ]) {
      expect(await ask('createWithdrawal', { ...body, pay_password: PAY_PASSWORD })).toMatchObject({
        code: 400,
      })
    }
    expect(await wealth()).toEqual(before)
  })
})

describe('concurrent calls that spend the same balance', () => {
  it('only one of them succeeds, whichever calls they are', async () => {
    const quote = async (name: 'quoteExchange' | 'quoteWithdrawal', body: object) =>
      quoted.parse((await ask(name, body)).data).quote_id
    const ways = await Promise.all(
      [1, 2].map(async () => ({
        exchange: await quote('quoteExchange', { from: 'TWD', to: 'USDT', amount: '300' }),
        withdrawal: await quote('quoteWithdrawal', { channel_id: 'usdt', amount: '300' }),
      })),
    )
    const address_id = await mallory.addressId()
    const send = { currency: 'TWD', amount: '300', recipient: victim.account, pay_password: PAY_PASSWORD }
    const answers = await Promise.all(
      ways.flatMap(({ exchange, withdrawal }) => [
        ask('exchangeCurrency', { quote_id: exchange }),
        ask('createWithdrawal', { quote_id: withdrawal, address_id, pay_password: PAY_PASSWORD }),
        ask('sendToPlayer', send),
        ask('depositToGame', { platform: PLATFORM, amount: '300' }),
      ]),
    )
    // The balance is 500 TWD: only one call can succeed.
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(await readBalance(stage.ctx.db, mallory.playerId, 'TWD')).toBe(200_00n)
    expect((await appLedger.check(sqlRunner(stage.ctx.db))).differences).toEqual([])
  })

  it('a withdrawal cancelled several times is refunded once', async () => {
    const quote = await ask('quoteWithdrawal', { channel_id: 'usdt', amount: '300' })
    const { quote_id } = quoted.parse(quote.data)
    const address_id = await mallory.addressId()
    const opened = await ask('createWithdrawal', { quote_id, address_id, pay_password: PAY_PASSWORD })
    const order = ordered.parse(opened.data)
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => ask('cancelWithdrawal', { order_no: order.order_no })))
    expect(await readBalance(stage.ctx.db, mallory.playerId, 'TWD')).toBe(500_00n)
  })
})
