import { minor } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createTestClock,
  createTestContext,
  createTestPlayer,
  type TestContext,
} from '../../../testing/index.ts'
import {
  adjustmentsAccount,
  appLedger,
  countTurnover,
  moveMoney,
  openSystemAccounts,
  PROMOTIONS_ACCOUNT,
  readMainBalance,
} from '../index.ts'
import { listTransactions } from '../transactions/list-transactions.ts'
import { forfeitBonus } from './forfeit-bonus.ts'
import { getTurnoverStatement } from './get-turnover-statement.ts'
import { requireTurnover } from './require-turnover.ts'
import { readTurnoverStatus } from './turnover-credits.ts'

const clock = createTestClock()
let ctx: TestContext
let orders = 0
beforeAll(async () => {
  ctx = await createTestContext({ clock })
})
afterAll(() => ctx.close())

/** A player with a bonus of 58.00 and a 5× turnover requirement. */
async function playerWithBonus() {
  const player = await createTestPlayer(ctx)
  orders += 1
  const orderNo = `B2611210000000${orders}`
  await ctx.db.transaction().execute(async (trx) => {
    await openSystemAccounts(trx, [PROMOTIONS_ACCOUNT])
    await moveMoney(ctx, trx, {
      key: `bonus/${orderNo}`,
      playerId: player.playerId,
      subType: 'bonus_activity',
      amountMinor: minor(58_00n),
      counterAccount: PROMOTIONS_ACCOUNT,
      orderNo,
    })
    await requireTurnover(trx, {
      playerId: player.playerId,
      source: 'bonus',
      orderNo,
      creditedMinor: minor(58_00n),
      requiredMinor: minor(290_00n),
      title: { 'zh-TW': '開站禮', en: 'Welcome gift' },
      at: clock.now(),
    })
  })
  const credit = (await readTurnoverStatus(ctx.db, player.playerId, 'en')).credits[0]
  return { ...player, orderNo, creditId: credit?.credit_id ?? '' }
}
const move = (playerId: bigint, cents: bigint) =>
  ctx.db.transaction().execute(async (trx) => {
    orders += 1
    await openSystemAccounts(trx, [adjustmentsAccount('TWD')])
    await moveMoney(ctx, trx, {
      key: `move-${orders}`,
      playerId,
      subType: 'system_adjustment',
      amountMinor: minor(cents),
      counterAccount: adjustmentsAccount('TWD'),
      orderNo: `A2611210000000${orders}`,
    })
  })
const bet = (playerId: bigint, cents: bigint) =>
  ctx.db.transaction().execute((trx) =>
    countTurnover(trx, {
      playerId,
      betId: 'slots:b1',
      gid: 'g',
      gameName: {},
      status: 'settled',
      validBetMinor: minor(cents),
      weightPercent: 100,
      at: clock.now(),
    }),
  )

describe('forfeitBonus', () => {
  it('takes the bonus back and removes its turnover, once, and records it', async () => {
    const { playerId, caller, creditId, orderNo } = await playerWithBonus()
    await move(playerId, 42_00n)
    await bet(playerId, 100_00n)
    const answers = await Promise.all([1, 2].map(() => forfeitBonus(ctx, { credit_id: creditId }, caller)))
    for (const answer of answers) {
      expect(answer).toMatchObject({
        data: {
          order_no: orderNo,
          amount: '58.00',
          standing: {
            balance: '42.00',
            withheld: '0.00',
            withdrawable: '42.00',
            wash_balance: '0.00',
            credits: [],
          },
        },
      })
    }
    const record = await listTransactions(ctx, { page: 1, page_size: 20, currency: 'TWD' }, caller)
    expect(record).toMatchObject({
      data: {
        list: [
          { sub_type: 'bonus_forfeit', amount: '-58.00', order_no: orderNo },
          { sub_type: 'system_adjustment' },
          { sub_type: 'bonus_activity', amount: '58.00' },
        ],
      },
    })
    const statement = await getTurnoverStatement(ctx, { page: 1, page_size: 20 }, caller)
    expect(statement).toMatchObject({
      data: {
        required: '0.00',
        done: '0.00',
        list: [
          { kind: 'bet', toward: [{ order_no: orderNo, counted: '100.00', source: 'bonus' }] },
          {
            kind: 'credit',
            credit: { amount: '58.00', left: '0.00', forfeited_at: clock.now().toISOString() },
          },
        ],
      },
    })
    expect((await appLedger.check(sqlRunner(ctx.db))).differences).toEqual([])
  })

  it('does not return what a voided bet had counted toward it', async () => {
    const { playerId, caller, creditId } = await playerWithBonus()
    await bet(playerId, 100_00n)
    await forfeitBonus(ctx, { credit_id: creditId }, caller)
    await ctx.db.transaction().execute((trx) =>
      countTurnover(trx, {
        playerId,
        betId: 'slots:b1',
        gid: 'g',
        gameName: {},
        status: 'void',
        validBetMinor: minor(100_00n),
        weightPercent: 100,
        at: clock.now(),
      }),
    )
    expect(await readTurnoverStatus(ctx.db, playerId, 'en')).toMatchObject({
      wash_balance: '0.00',
      credits: [],
    })
  })

  it('10031 while the balance is less than the bonus; nothing is posted', async () => {
    const { playerId, caller, creditId } = await playerWithBonus()
    await move(playerId, -1n)
    expect(await forfeitBonus(ctx, { credit_id: creditId }, caller)).toEqual({ ok: false, code: 10031 })
    const standing = await readTurnoverStatus(ctx.db, playerId, 'en')
    expect(standing).toMatchObject({
      withheld: '57.99',
      credits: [{ amount: '58.00', withheld: '57.99', can_forfeit: false, title: 'Welcome gift' }],
    })
  })

  it('10040 once its turnover is met, and for other credits; 404 for another player’s credit', async () => {
    const [{ playerId, caller, creditId }, other] = [await playerWithBonus(), await createTestPlayer(ctx)]
    expect(await forfeitBonus(ctx, { credit_id: creditId }, other.caller)).toEqual({ ok: false, code: 404 })
    expect(await forfeitBonus(ctx, { credit_id: '999999' }, caller)).toEqual({ ok: false, code: 404 })
    await bet(playerId, 290_00n)
    expect(await forfeitBonus(ctx, { credit_id: creditId }, caller)).toEqual({ ok: false, code: 10040 })
    await ctx.db.transaction().execute((trx) =>
      requireTurnover(trx, {
        playerId,
        orderNo: 'D26112100000001',
        creditedMinor: minor(10_00n),
        requiredMinor: minor(10_00n),
        at: clock.now(),
      }),
    )
    const deposit = (await readTurnoverStatus(ctx.db, playerId, 'en')).credits[0]
    expect(deposit).toMatchObject({ source: 'deposit', can_forfeit: false })
    const refused = await forfeitBonus(ctx, { credit_id: deposit?.credit_id ?? '' }, caller)
    expect(refused).toEqual({ ok: false, code: 10040 })
    expect(await readMainBalance(ctx.db, playerId)).toBe(58_00n)
  })
})
