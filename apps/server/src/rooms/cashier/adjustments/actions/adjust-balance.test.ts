import { sqlRunner } from '@gamehall/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { performAction } from '../../../../platform/operator/perform-action.ts'
import {
  createTestContext,
  createTestOperators,
  createTestPlayer,
  type TestContext,
  type TestPlayer,
} from '../../../../testing/index.ts'
import {
  adjustmentsAccount,
  appLedger,
  playMoneyAccount,
  readBalance,
  readTurnoverLeft,
} from '../../../wallet/index.ts'
import { walletRoom } from '../../../wallet/room.ts'
import { cashierRoom } from '../../room.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
  await createTestOperators(ctx, 'mei', 'lin')
})
afterAll(() => ctx.close())

const operator = (name: string) => ({ name, permissions: ['wallets.adjust', 'wallets.manage'] })
const act = (action: string, input: object, by = 'mei') =>
  performAction(ctx, [...cashierRoom.actions, ...walletRoom.actions], operator(by), {
    action,
    input,
    reason: 'ticket 17',
  })
const adjust = (player: TestPlayer, input: object, by?: string) =>
  act('adjust-balance', { player_id: player.playerId.toString(), message: '活動補發', ...input }, by)
const twd = (player: TestPlayer) => readBalance(ctx.db, player.playerId, 'TWD')
const house = async (key: string) => (await appLedger.balance(sqlRunner(ctx.db), key))?.postedMinor ?? 0n

describe('adjust-balance', () => {
  it('credits with a turnover requirement, notifies the player, and debits', async () => {
    const player = await createTestPlayer(ctx)
    expect(await adjust(player, { amount: '500.00', wash_percent: 300 })).toMatchObject({ ok: true })
    expect([await twd(player), await readTurnoverLeft(ctx.db, player.playerId)]).toEqual([500_00n, 1_500_00n])
    const pushes = await ctx.db
      .selectFrom('push_messages')
      .select('content')
      .where('player_id', '=', player.playerId)
      .where('msg_type', '=', 'normal')
      .execute()
    expect(pushes).toMatchObject([{ content: { text: '您的錢包已調整 +500.00 TWD：活動補發' } }])
    expect(await adjust(player, { amount: '-500.01' })).toEqual({ ok: false, code: 10031 })
    expect(await adjust(player, { amount: '-500' })).toMatchObject({ ok: true })
    expect(await twd(player)).toBe(0n)
    expect(await house(adjustmentsAccount('TWD'))).toBe(0n)
  })

  it('is idempotent per reference', async () => {
    const player = await createTestPlayer(ctx)
    const twice = await Promise.all(
      [1, 2].map(() => adjust(player, { amount: '100', reference: `T-${player.playerId}` })),
    )
    expect(twice.map((answer) => answer.ok || answer.code).toSorted()).toEqual([10040, true])
    expect(await twd(player)).toBe(100_00n)
  })

  it('answers 10040 for a used reference, of any player and amount', async () => {
    const [player, other] = [await createTestPlayer(ctx), await createTestPlayer(ctx)]
    const reference = `T-${player.playerId}`
    const atOnce = await Promise.all(['100', '200'].map((amount) => adjust(player, { amount, reference })))
    expect(atOnce.map((answer) => answer.ok || answer.code).toSorted()).toEqual([10040, true])
    expect(await adjust(other, { amount: '100', reference })).toEqual({ ok: false, code: 10040 })
    expect(await twd(other)).toBe(0n)
  })

  it('adds no turnover requirement for USDT, and books play money to its own account', async () => {
    const [player, tester] = [await createTestPlayer(ctx), await createTestPlayer(ctx, { accountType: 2 })]
    const before = await house(adjustmentsAccount('TWD'))
    expect(await adjust(player, { currency: 'USDT', amount: '1.5' })).toMatchObject({ ok: true })
    expect(await readTurnoverLeft(ctx.db, player.playerId)).toBe(0n)
    await adjust(tester, { amount: '5000' })
    expect([await house(adjustmentsAccount('TWD')), await house(playMoneyAccount('TWD'))]).toEqual([
      before,
      -5_000_00n,
    ])
  })

  it.each([
    ['10000.00', 'TWD'],
    ['-10000.00', 'TWD'],
    ['315', 'USDT'],
  ])('needs two operators for %s %s', async (amount, currency) => {
    await ctx.pool.query('truncate operator_amounts')
    const player = await createTestPlayer(ctx)
    if (amount.startsWith('-')) {
      await adjust(player, { amount: '10000' })
      await adjust(player, { amount: '10000' }, 'lin')
    }
    const before = await twd(player)
    expect(await adjust(player, { amount, currency })).toMatchObject({
      ok: true,
      data: { status: 'waiting_for_second_operator' },
    })
    expect(await twd(player)).toBe(before)
    expect(await adjust(player, { amount, currency }, 'lin')).toMatchObject({
      ok: true,
      data: { requested_by: 'mei' },
    })
  })

  it.each([
    [{ amount: '0' }, { code: 400 }],
    [{ amount: 'much' }, { code: 400 }],
    [{ amount: '1.001' }, { code: 400 }],
    [{ amount: '1', message: ' ' }, { code: 400 }],
    [{ amount: '1', player_id: '999999' }, { code: 404 }],
  ])('refuses %j', async (input, expected) => {
    expect(await adjust(await createTestPlayer(ctx), input)).toMatchObject({ ok: false, ...expected })
  })

  it('is visible in list-player-wallets', async () => {
    const player = await createTestPlayer(ctx)
    await adjust(player, { amount: '12.34' })
    expect(await act('list-player-wallets', { player_id: player.playerId.toString() })).toMatchObject({
      ok: true,
      data: { wallets: [{ currency: 'TWD', balance: '12.34', held: '0.00' }, { currency: 'USDT' }] },
    })
    expect(await act('list-player-wallets', { player_id: '999999' })).toEqual({ ok: false, code: 404 })
  })
})
