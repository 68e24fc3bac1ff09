import { minor } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestContext, type TestContext } from '../../../testing/index.ts'
import {
  appLedger,
  channelClearing,
  holdMoney,
  moveMoney,
  openSystemAccounts,
  openWallets,
  readBalance,
  readMainBalance,
  releaseMoney,
} from '../index.ts'

let ctx: TestContext
let nextPlayer = 1n
beforeAll(async () => {
  ctx = await createTestContext()
  await openSystemAccounts(ctx.db, [channelClearing('atm')])
})
afterAll(() => ctx.close())

const inTrx = <T>(work: Parameters<ReturnType<TestContext['db']['transaction']>['execute']>[0]) =>
  ctx.db.transaction().execute(work) as Promise<T>

async function playerWith(cents: bigint): Promise<bigint> {
  const playerId = nextPlayer++
  await inTrx((trx) => openWallets(trx, playerId))
  if (cents > 0n) await move(playerId, cents, `fund-${playerId}`)
  return playerId
}

const move = (playerId: bigint, cents: bigint, key: string, holdKey?: string) =>
  ctx.db.transaction().execute((trx) =>
    moveMoney(ctx, trx, {
      key,
      playerId,
      subType: 'recharge_atm',
      amountMinor: minor(cents),
      counterAccount: channelClearing('atm'),
      orderNo: key,
      ...(holdKey !== undefined && { holdKey }),
    }),
  )

const holdOf = (playerId: bigint, cents: bigint, key: string) => ({
  key,
  playerId,
  subType: 'transfer_in' as const,
  amountMinor: minor(cents),
  orderNo: key,
})

const pushesOf = (playerId: bigint) =>
  ctx.db
    .selectFrom('push_messages')
    .select('content')
    .where('player_id', '=', playerId)
    .orderBy('seq')
    .execute()

describe('moving main-wallet money', () => {
  it('is idempotent by key and pushes once', async () => {
    const playerId = await playerWith(0n)
    const first = await move(playerId, 300_00n, 'D1')
    const second = await move(playerId, 300_00n, 'D1')
    expect([first, second]).toEqual([
      { ok: true, data: { isNew: true } },
      { ok: true, data: { isNew: false } },
    ])
    expect(await readMainBalance(ctx.db, playerId)).toBe(300_00n)
    expect(await pushesOf(playerId)).toEqual([{ content: { change: '300.00', balance: '300.00' } }])
  })

  it('refuses more than the balance, and writes nothing', async () => {
    const playerId = await playerWith(100_00n)
    expect(await move(playerId, -100_01n, 'W1')).toEqual({ ok: false, code: 10031 })
    expect(await readMainBalance(ctx.db, playerId)).toBe(100_00n)
  })

  it('lets one of two concurrent movements of the same money succeed', async () => {
    const playerId = await playerWith(100_00n)
    const outcomes = await Promise.all([move(playerId, -80_00n, 'S1'), move(playerId, -80_00n, 'S2')])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await readMainBalance(ctx.db, playerId)).toBe(20_00n)
  })

  it('makes held money unavailable until it is posted or released', async () => {
    const playerId = await playerWith(100_00n)
    await inTrx((trx) => holdMoney(ctx, trx, holdOf(playerId, 70_00n, 'H1')))
    expect(await readMainBalance(ctx.db, playerId)).toBe(30_00n)
    expect(await move(playerId, -40_00n, 'S3')).toEqual({ ok: false, code: 10031 })
    await inTrx((trx) => releaseMoney(ctx, trx, holdOf(playerId, 70_00n, 'H1')))
    expect(await readMainBalance(ctx.db, playerId)).toBe(100_00n)
    await inTrx((trx) => holdMoney(ctx, trx, holdOf(playerId, 70_00n, 'H2')))
    expect((await move(playerId, -70_00n, 'P2', 'H2')).ok).toBe(true)
    expect(await readMainBalance(ctx.db, playerId)).toBe(30_00n)
    expect((await appLedger.check(sqlRunner(ctx.db))).differences).toEqual([])
  })
})

describe('moving USDT', () => {
  const usdt = (playerId: bigint, units: bigint, key: string) => ({
    key,
    playerId,
    subType: 'recharge_virtual' as const,
    currency: 'USDT' as const,
    amountMinor: minor(units),
    counterAccount: channelClearing('chain', 'USDT'),
    orderNo: key,
  })

  it('keeps wallets of two currencies apart, and pushes that wallets changed', async () => {
    await openSystemAccounts(ctx.db, [channelClearing('chain', 'USDT')])
    const playerId = await playerWith(50_00n)
    await inTrx((trx) => moveMoney(ctx, trx, usdt(playerId, 12_345_678n, 'U1')))
    await inTrx((trx) => holdMoney(ctx, trx, usdt(playerId, 2_000_000n, 'UH1')))
    expect(await readBalance(ctx.db, playerId, 'USDT')).toBe(10_345_678n)
    await inTrx((trx) => releaseMoney(ctx, trx, usdt(playerId, 2_000_000n, 'UH1')))
    expect(await readBalance(ctx.db, playerId, 'USDT')).toBe(12_345_678n)
    expect(await readMainBalance(ctx.db, playerId)).toBe(50_00n)
    const wallets = { content: { keys: ['wallets'] } }
    expect((await pushesOf(playerId)).slice(1)).toEqual([wallets, wallets, wallets])
    expect(await inTrx((trx) => moveMoney(ctx, trx, usdt(playerId, -12_345_679n, 'U2')))).toEqual({
      ok: false,
      code: 10031,
    })
  })
})
