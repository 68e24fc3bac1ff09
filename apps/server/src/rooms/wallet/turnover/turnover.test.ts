import { minor } from '@gamehall/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Trx } from '../../../platform/database/database.ts'
import {
  createTestClock,
  createTestContext,
  createTestPlayer,
  type TestContext,
} from '../../../testing/index.ts'
import {
  adjustmentsAccount,
  countTurnover,
  moveMoney,
  openSystemAccounts,
  readTurnoverLeft,
  refuseWithheld,
  requireTurnover,
} from '../index.ts'
import type { TurnoverBet } from './count-turnover.ts'
import { getTurnoverStatement } from './get-turnover-statement.ts'
import { readCreditsCountedToward } from './read-counted-bets.ts'
import type { TurnoverRequirement } from './require-turnover.ts'
import { readUnmetCredits } from './turnover-credits.ts'

const clock = createTestClock()
let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext({ clock })
})
afterAll(() => ctx.close())

const ask = (playerId: bigint, cents: bigint, credit: Partial<TurnoverRequirement> = {}) =>
  ctx.db.transaction().execute((trx) =>
    requireTurnover(trx, {
      playerId,
      orderNo: 'D1',
      creditedMinor: minor(cents),
      requiredMinor: minor(cents),
      at: clock.now(),
      ...credit,
    }),
  )
const bet = (playerId: bigint, betId: string, cents: bigint, change: Partial<TurnoverBet> = {}) =>
  ctx.db.transaction().execute((trx) =>
    countTurnover(trx, {
      playerId,
      betId: `slots:${betId}`,
      gid: 'dragon-gate',
      gameName: { 'zh-TW': '龍門寶藏', en: 'Dragon Gate' },
      status: 'settled',
      validBetMinor: minor(cents),
      weightPercent: 100,
      at: clock.now(),
      ...change,
    }),
  )
async function playerWith(cents: bigint) {
  const player = await createTestPlayer(ctx)
  await ctx.db.transaction().execute((trx) => spend(trx, player.playerId, -cents))
  return player
}
async function spend(trx: Trx, playerId: bigint, cents: bigint) {
  await openSystemAccounts(trx, [adjustmentsAccount('TWD')])
  const orderNo = `T${ctx.ids.token()}`
  await moveMoney(ctx, trx, {
    key: orderNo,
    playerId,
    subType: 'system_adjustment',
    amountMinor: minor(-cents),
    counterAccount: adjustmentsAccount('TWD'),
    orderNo,
  })
}
const owed = (playerId: bigint) => readTurnoverLeft(ctx.db, playerId)

describe('turnover (§4–5)', () => {
  it('increases once per credit, and decreases with each bet down to zero', async () => {
    const { playerId } = await createTestPlayer(ctx)
    await ask(playerId, 100_00n)
    await ask(playerId, 100_00n)
    expect(await owed(playerId)).toBe(100_00n)
    expect(await bet(playerId, 'b1', 60_00n)).toBe(true)
    expect(await bet(playerId, 'b1', 60_00n)).toBe(false)
    expect(await owed(playerId)).toBe(40_00n)
    await bet(playerId, 'b2', 60_00n)
    expect(await owed(playerId)).toBe(0n)
  })

  it('counts a bet by its game’s weight, rounded down; a correction keeps the weight the bet had', async () => {
    const { playerId } = await createTestPlayer(ctx)
    await ask(playerId, 100_00n)
    await bet(playerId, 'b1', 9_99n, { weightPercent: 20 })
    expect(await owed(playerId)).toBe(98_01n)
    await bet(playerId, 'b1', 20_00n, { weightPercent: 100 })
    expect(await owed(playerId)).toBe(96_00n)
  })

  it('reverts what a corrected, voided or rolled back bet had counted', async () => {
    const { playerId } = await createTestPlayer(ctx)
    await ask(playerId, 100_00n)
    await bet(playerId, 'b1', 60_00n)
    await bet(playerId, 'b1', 10_00n)
    expect(await owed(playerId)).toBe(90_00n)
    await bet(playerId, 'b1', 10_00n, { status: 'void' })
    expect(await owed(playerId)).toBe(100_00n)
    await bet(playerId, 'b1', 30_00n)
    await bet(playerId, 'b1', 30_00n, { status: 'open' })
    expect(await owed(playerId)).toBe(100_00n)
  })

  it('never counts a correction toward credits newer than the bet', async () => {
    const { playerId } = await createTestPlayer(ctx)
    await ask(playerId, 50_00n)
    await bet(playerId, 'b1', 80_00n)
    await ask(playerId, 100_00n, { orderNo: 'D2' })
    await bet(playerId, 'b1', 90_00n)
    expect(await owed(playerId)).toBe(100_00n)
  })

  it('counts toward the oldest credit first, and reports it bet by bet', async () => {
    const { playerId } = await createTestPlayer(ctx)
    await ask(playerId, 30_00n)
    await ask(playerId, 100_00n, { orderNo: 'D2' })
    await bet(playerId, 'b1', 50_00n)
    const toward = (await readCreditsCountedToward(ctx.db, playerId, ['slots:b1'], 'en'))('slots:b1')
    expect(toward.map(({ order_no, counted }) => [order_no, counted])).toEqual([
      ['D1', '30.00'],
      ['D2', '20.00'],
    ])
    await bet(playerId, 'b1', 50_00n, { status: 'void' })
    const left = (await readUnmetCredits(ctx.db, playerId)).map(({ left_minor }) => left_minor)
    expect(left).toEqual([30_00n, 100_00n])
  })

  it('withholds at most the credit itself until its turnover is met (10167)', async () => {
    const [{ playerId }, other] = [await playerWith(100_00n), await createTestPlayer(ctx)]
    await ask(playerId, 10n, { creditedMinor: minor(40_00n) })
    const check = (id: bigint) => ctx.db.transaction().execute((trx) => refuseWithheld(trx, id))
    const take = (cents: bigint) =>
      ctx.db
        .transaction()
        .execute((trx) => spend(trx, playerId, cents).then(() => refuseWithheld(trx, playerId)))
    expect(await take(60_00n)).toMatchObject({ ok: true })
    expect(await take(1n)).toEqual({ ok: false, code: 10167 })
    expect((await check(other.playerId)).ok).toBe(true)
    await bet(playerId, 'b1', 10n)
    expect((await take(1n)).ok).toBe(true)
  })
})

describe('getTurnoverStatement', () => {
  it('lists every credit with its requirement and every bet with the amount counted and the reason', async () => {
    const { playerId, caller } = await createTestPlayer(ctx)
    await ask(playerId, 30_00n, { source: 'exchange', orderNo: 'X1' })
    for (const [id, cents, change] of [
      ['full', 10_00n, {}],
      ['half', 10_00n, { weightPercent: 50 }],
      ['none', 10_00n, { weightPercent: 0 }],
      ['push', 0n, {}],
      ['gone', 10_00n, { status: 'void' }],
      ['open', 10_00n, { status: 'open' }],
      ['rest', 20_00n, {}],
    ] as const) {
      clock.advance(1_000)
      await bet(playerId, id, cents, change)
    }
    const statement = await getTurnoverStatement(ctx, { page: 1, page_size: 20 }, { ...caller, locale: 'en' })
    if (!statement.ok) throw new Error('refused')
    const { list, ...totals } = statement.data
    expect(totals).toMatchObject({ required: '30.00', done: '30.00', wash_balance: '0.00', total: 7 })
    const lines = list.map(({ bet_id, order_no, valid_bet, weight_percent, counted, reason }) =>
      [order_no ?? bet_id, valid_bet, weight_percent, counted, reason].join(' '),
    )
    expect(lines).toEqual([
      'rest 20.00 100 15.00 nothing_owed',
      'gone 10.00 100 0.00 voided',
      'push 0.00 100 0.00 not_valid',
      'none 10.00 0 0.00 game_excluded',
      'half 10.00 50 5.00 ',
      'full 10.00 100 10.00 ',
      'X1   30.00 ',
    ])
    expect(list[0]).toMatchObject({ kind: 'bet', game_name: 'Dragon Gate', at: clock.now().toISOString() })
  })

  it('restarts with the first credit after all turnover was met', async () => {
    const { playerId, caller } = await createTestPlayer(ctx)
    const totals = async () => {
      const statement = await getTurnoverStatement(ctx, { page: 1, page_size: 20 }, caller)
      return statement.ok && [statement.data.required, statement.data.done, statement.data.wash_balance]
    }
    expect(await totals()).toEqual(['0.00', '0.00', '0.00'])
    await ask(playerId, 10_00n)
    await bet(playerId, 'b1', 10_00n)
    expect(await totals()).toEqual(['10.00', '10.00', '0.00'])
    await ask(playerId, 20_00n, { orderNo: 'D2' })
    await bet(playerId, 'b2', 5_00n)
    expect(await totals()).toEqual(['20.00', '5.00', '15.00'])
  })
})
