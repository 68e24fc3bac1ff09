import { sqlRunner } from '@gamehall/postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { performAction } from '../../../platform/operator/perform-action.ts'
import {
  type FakeProviderFault,
  GRACE_MS,
  OTHER_PLATFORM,
  PLATFORM,
} from '../../../testing/fake-game-provider.ts'
import type { TestPlayer } from '../../../testing/index.ts'
import { appLedger } from '../../wallet/index.ts'
import { enterGame } from '../launch/enter-game.ts'
import { gamesRoom } from '../room.ts'
import { createGamesFixture, type GamesFixture } from '../testing/games-fixture.ts'
import { depositToGame } from './deposit-to-game.ts'
import { processTransfer } from './process-transfer.ts'
import { readOpenTransfers, readTransfer } from './transfer-queries.ts'
import { withdrawFromGame } from './withdraw-from-game.ts'

let fixture: GamesFixture
beforeAll(async () => {
  fixture = await createGamesFixture()
})
afterAll(() => fixture.ctx.close())
beforeEach(() => {
  Object.assign(fixture.provider, { balanceMinor: 0n, isDeaf: false, sendCount: 0 })
  fixture.provider.next.length = 0
})

let keyCount = 0
const deposit = (player: TestPlayer, amount: number | string, key = `key-${++keyCount}`) =>
  depositToGame(fixture.ctx, { platform: PLATFORM, amount }, { ...player.caller, idempotencyKey: key })
const recover = (player: TestPlayer, key = `key-${++keyCount}`) =>
  withdrawFromGame(
    fixture.ctx,
    { is_all: 1, platform: null, amount: null },
    { ...player.caller, idempotencyKey: key },
  )

async function openReference(player: TestPlayer): Promise<string> {
  const [open] = await readOpenTransfers(fixture.ctx.db, player.playerId)
  if (open === undefined) throw new Error('no open transfer')
  return open.reference
}

/** The sum of everything the player owns, holds included, must not change. */
async function wholeMoney(player: TestPlayer): Promise<bigint> {
  const account = await appLedger.balance(sqlRunner(fixture.ctx.db), `player/${player.playerId}/main/TWD`)
  return (account?.postedMinor ?? 0n) + fixture.provider.balanceMinor
}

describe('a successful transfer', () => {
  it('moves whole dollars to the platform and the whole balance back, and the ledger balances', async () => {
    const player = await fixture.newPlayer(1_000_50n)
    const there = await deposit(player, '600')
    expect(there).toMatchObject({
      ok: true,
      data: { thridResult: { code: 0 }, NewBalance: '400.50', transfer: { status: 'SUCCESS' } },
    })
    fixture.provider.balanceMinor += 12_34n
    const back = await recover(player)
    expect(back).toMatchObject({
      ok: true,
      data: { NewBalance: '1012.84', skipped: [], transfers: [{ amount: '612.34' }] },
    })
    expect((await appLedger.check(sqlRunner(fixture.ctx.db))).differences).toEqual([])
  })

  it.each([
    ['1.5', { code: 400, fields: [{ field: 'amount', rule: 'amount_integer' }] }],
    ['0', { code: 400, fields: [{ field: 'amount', rule: 'amount_min', params: { min: '1' } }] }],
    ['1001', { code: 10031 }],
  ])('refuses %s without touching anything', async (amount, refusal) => {
    const player = await fixture.newPlayer(1_000_00n)
    expect(await deposit(player, amount)).toEqual({ ok: false, ...refusal })
    expect(fixture.provider.sendCount).toBe(0)
    expect(await fixture.mainBalance(player)).toBe(1_000_00n)
  })

  it('is idempotent by key', async () => {
    const player = await fixture.newPlayer(500_00n)
    const [first, second] = await Promise.all([deposit(player, 300, 'twin'), deposit(player, 300, 'twin')])
    const third = await deposit(player, 300, 'twin')
    expect([first, second, third].every(({ ok }) => ok)).toBe(true)
    expect(fixture.provider.balanceMinor).toBe(300_00n)
    expect(await fixture.mainBalance(player)).toBe(200_00n)
  })

  it('lets one of two concurrent transfers of the same money succeed', async () => {
    const player = await fixture.newPlayer(500_00n)
    const outcomes = await Promise.all([deposit(player, 400), deposit(player, 400)])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await wholeMoney(player)).toBe(500_00n)
    expect(fixture.provider.balanceMinor).toBe(400_00n)
  })

  it('withdraws the whole balance once for two concurrent calls', async () => {
    const player = await fixture.newPlayer(500_00n)
    await deposit(player, 500)
    await Promise.all([recover(player), recover(player)])
    expect(await fixture.mainBalance(player)).toBe(500_00n)
    expect(fixture.provider.balanceMinor).toBe(0n)
  })
})

describe('platform failures', () => {
  const refusals: readonly (readonly [FakeProviderFault, number])[] = [
    ['MAINTENANCE', 30000],
    ['RATE_LIMITED', 30003],
    ['PLAYER_DISABLED', 30005],
    ['BAD_SIGNATURE', 30001],
  ]
  it.each(refusals)('%s: the money is released and the code is %i', async (misbehaviour, code) => {
    const player = await fixture.newPlayer(100_00n)
    fixture.provider.next.push(misbehaviour)
    const outcome = await deposit(player, 100)
    expect(outcome).toMatchObject({
      ok: true,
      data: {
        thridResult: { code, msg: expect.stringMatching(/^[^。]+。款項已退回主錢包。$/) },
        transfer: { status: 'RELEASED' },
        NewBalance: '100.00',
      },
    })
  })

  it.each(['lost_after_apply', 'pending'] as const)(
    '%s: unknown, then asked, then posted once',
    async (misbehaviour) => {
      const player = await fixture.newPlayer(100_00n)
      fixture.provider.next.push(misbehaviour)
      const outcome = await deposit(player, 100)
      expect(outcome).toMatchObject({
        ok: true,
        data: { thridResult: { code: 30011 }, transfer: { status: 'UNKNOWN' }, NewBalance: '0.00' },
      })
      const reference = await openReference(player)
      fixture.provider.applied.set(reference, {
        reference,
        status: 'SUCCESS',
        amountMinor: 100_00n as never,
        balanceMinor: null,
      })
      await processTransfer(fixture.ctx, reference)
      await processTransfer(fixture.ctx, reference)
      expect(await readTransfer(fixture.ctx.db, reference)).toMatchObject({
        state: 'SUCCESS',
        was_unknown: true,
      })
      expect(fixture.provider.sendCount).toBe(1)
      expect(await wholeMoney(player)).toBe(100_00n)
    },
  )

  it('request lost: the money stays held until the grace period is over, then is released', async () => {
    const player = await fixture.newPlayer(100_00n)
    fixture.provider.next.push('lost')
    await deposit(player, 100)
    const reference = await openReference(player)
    await processTransfer(fixture.ctx, reference)
    expect(await readTransfer(fixture.ctx.db, reference)).toMatchObject({ state: 'UNKNOWN' })
    expect(await fixture.mainBalance(player)).toBe(0n)
    expect(await deposit(player, 1)).toEqual({ ok: false, code: 30011 })
    fixture.clock.advance(GRACE_MS)
    await processTransfer(fixture.ctx, reference)
    expect(await readTransfer(fixture.ctx.db, reference)).toMatchObject({
      state: 'RELEASED',
      error: 'NOT_FOUND',
    })
    expect(await fixture.mainBalance(player)).toBe(100_00n)
    expect(fixture.provider.sendCount).toBe(1)
  })

  it('no answer: an operator decides, and the decision is posted once', async () => {
    const player = await fixture.newPlayer(100_00n)
    fixture.provider.next.push('lost_after_apply')
    await deposit(player, 100)
    const reference = await openReference(player)
    fixture.provider.isDeaf = true
    fixture.clock.advance(3_600_000)
    await processTransfer(fixture.ctx, reference)
    expect(await readTransfer(fixture.ctx.db, reference)).toMatchObject({ state: 'MANUAL' })
    const operator = { name: 'mei', permissions: ['transfers.resolve'] }
    const decide = () =>
      performAction(fixture.ctx, gamesRoom.actions, operator, {
        action: 'resolve-transfer',
        input: { reference, result: 'success' },
        reason: 'confirmed by phone',
      })
    expect(await decide()).toMatchObject({ ok: true })
    expect(await decide()).toEqual({ ok: false, code: 10040 })
    expect(await wholeMoney(player)).toBe(100_00n)
    const audit = await fixture.ctx.db.selectFrom('operator_audit').select(['operator', 'reason']).execute()
    expect(audit).toContainEqual({ operator: 'mei', reason: 'confirmed by phone' })
  })

  it('another amount applied: the transfer goes to an operator', async () => {
    const player = await fixture.newPlayer(100_00n)
    fixture.provider.next.push('lost')
    await deposit(player, 100)
    const reference = await openReference(player)
    fixture.provider.applied.set(reference, {
      reference,
      status: 'SUCCESS',
      amountMinor: 99_00n as never,
      balanceMinor: null,
    })
    await processTransfer(fixture.ctx, reference)
    expect(await readTransfer(fixture.ctx.db, reference)).toMatchObject({
      state: 'MANUAL',
      error: 'AMOUNT_MISMATCH',
    })
  })

  it('a lost withdrawal credits nothing before the platform confirms it', async () => {
    const player = await fixture.newPlayer(100_00n)
    await deposit(player, 100)
    fixture.provider.next.push('lost_after_apply')
    const outcome = await recover(player)
    expect(outcome).toMatchObject({
      ok: true,
      data: { NewBalance: '0.00', transfers: [{ status: 'UNKNOWN' }] },
    })
    await processTransfer(fixture.ctx, await openReference(player))
    expect(await fixture.mainBalance(player)).toBe(100_00n)
  })

  it('resolves the transfer of a dead sender by inquiry, never by sending again', async () => {
    const player = await fixture.newPlayer(100_00n)
    fixture.provider.next.push('lost_after_apply')
    await deposit(player, 100)
    const reference = await openReference(player)
    await fixture.ctx.db
      .updateTable('platform_transfers')
      .set({ state: 'SENT' })
      .where('reference', '=', reference)
      .execute()
    await processTransfer(fixture.ctx, reference)
    expect(await readTransfer(fixture.ctx.db, reference)).toMatchObject({ state: 'SENT' })
    fixture.clock.advance(20_000)
    await processTransfer(fixture.ctx, reference)
    await processTransfer(fixture.ctx, reference)
    expect(await readTransfer(fixture.ctx.db, reference)).toMatchObject({ state: 'SUCCESS' })
    expect(fixture.provider.sendCount).toBe(1)
  })
})

describe('§4 entering a game', () => {
  const enter = (player: TestPlayer, amount: number, gameId = 'fake-game') =>
    enterGame(
      fixture.ctx,
      { gameId, amount, loginDevice: 'wap' },
      { ...player.caller, idempotencyKey: `key-${++keyCount}` },
    )

  it('transfers and launches', async () => {
    const player = await fixture.newPlayer(100_00n)
    expect(await enter(player, 60)).toMatchObject({
      ok: true,
      data: { GameUrl: `/play?who=gh${player.playerId}`, transfer: { status: 'SUCCESS' } },
    })
    expect(await fixture.mainBalance(player)).toBe(40_00n)
  })

  it('enters with nothing moved for amount 0', async () => {
    const player = await fixture.newPlayer(100_00n)
    expect(await enter(player, 0)).toMatchObject({ ok: true, data: { transfer: null } })
  })

  it('transfers all whole dollars with automatic transfer', async () => {
    const player = await fixture.newPlayer(100_99n)
    await fixture.ctx.db
      .updateTable('players')
      .set({ auto_transfer: true })
      .where('player_id', '=', player.playerId)
      .execute()
    expect(await enter(player, 0)).toMatchObject({ ok: true, data: { transfer: { amount: '100.00' } } })
    expect(await fixture.mainBalance(player)).toBe(99n)
  })

  it('with automatic transfer, what a game on another platform kept comes along', async () => {
    const player = await fixture.newPlayer(100_99n)
    await deposit(player, 60)
    expect(await enter(player, 0, 'fake-table'), 'not without').toMatchObject({ data: { transfer: null } })
    await fixture.ctx.db
      .updateTable('players')
      .set({ auto_transfer: true })
      .where('player_id', '=', player.playerId)
      .execute()
    expect(await enter(player, 0, 'fake-table')).toMatchObject({
      ok: true,
      data: { transfer: { amount: '100.00', api_key: OTHER_PLATFORM } },
    })
    expect(await fixture.mainBalance(player)).toBe(99n)
    expect((await appLedger.check(sqlRunner(fixture.ctx.db))).differences).toEqual([])
  })

  it.each<FakeProviderFault>(['MAINTENANCE', 'lost'])(
    'a platform that does not give its balance back now (%s) does not stop the launch',
    async (fault) => {
      const player = await fixture.newPlayer(100_99n)
      await deposit(player, 60)
      await fixture.ctx.db
        .updateTable('players')
        .set({ auto_transfer: true })
        .where('player_id', '=', player.playerId)
        .execute()
      fixture.provider.next.push(fault)
      expect(await enter(player, 0, 'fake-table')).toMatchObject({
        ok: true,
        data: { transfer: { amount: '40.00', api_key: OTHER_PLATFORM } },
      })
      expect(await fixture.mainBalance(player)).toBe(99n)
    },
  )

  it('limits the automatic transfer to the remaining loss allowance', async () => {
    const player = await fixture.newPlayer(100_99n)
    const { ctx } = fixture
    await ctx.db
      .updateTable('players')
      .set({ auto_transfer: true })
      .where('player_id', '=', player.playerId)
      .execute()
    await ctx.db
      .insertInto('play_limits')
      .values({ player_id: player.playerId, subject: 'loss', period: 'week', most: 60_00n })
      .execute()
    expect(await enter(player, 0)).toMatchObject({ ok: true, data: { transfer: { amount: '60.00' } } })
    expect(await enter(player, 0), 'all that may be lost is there').toMatchObject({
      ok: true,
      data: { transfer: null },
    })
    expect(await fixture.mainBalance(player)).toBe(40_99n)
  })

  it('launches while the transfer is still unknown', async () => {
    const player = await fixture.newPlayer(100_00n)
    fixture.provider.next.push('lost_after_apply')
    expect(await enter(player, 100)).toMatchObject({ ok: true, data: { transfer: { status: 'UNKNOWN' } } })
  })

  it('refuses an unknown game, and a closed one', async () => {
    const player = await fixture.newPlayer(100_00n)
    expect(await enter(player, 1, 'nothing')).toEqual({ ok: false, code: 30005 })
    await fixture.ctx.db.updateTable('platforms').set({ is_maintained: true }).execute()
    expect(await enter(player, 1)).toEqual({ ok: false, code: 30000 })
    await fixture.ctx.db
      .updateTable('platforms')
      .set({ is_maintained: false, min_deposit_minor: 50_00n, max_deposit_minor: 80_00n })
      .execute()
    expect(await enter(player, 49)).toEqual({ ok: false, code: 30013, params: { min: '50' } })
    expect(await enter(player, 81)).toEqual({ ok: false, code: 30014, params: { max: '80' } })
    await fixture.ctx.db
      .updateTable('platforms')
      .set({ min_deposit_minor: 1_00n, max_deposit_minor: null })
      .execute()
  })
})
