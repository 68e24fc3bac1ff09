import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { performAction } from '../../../platform/operator/perform-action.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { taiwanDay } from '../../../platform/time/taiwan-time.ts'
import { createTestPlayer, runJobs, type TestPlayer } from '../../../testing/index.ts'
import { taiwanDayEnd } from '../daily-jobs/daily-runs.ts'
import { rewardsRoom } from '../room.ts'
import { createRewardsFixture, type RewardsFixture } from '../testing/rewards-fixture.ts'
import { getSelfVipInfo } from './get-self-vip-info.ts'
import { getVipInfo } from './get-vip-info.ts'
import { vipDayJob } from './jobs/vip-day.ts'
import { readVipLevel } from './read-vip-level.ts'
import { updateVipLevels } from './update-vip-levels.ts'

let fixture: RewardsFixture
let player: TestPlayer
beforeAll(async () => {
  fixture = await createRewardsFixture()
})
afterAll(() => fixture.close())
beforeEach(async () => {
  player = await createTestPlayer(fixture.ctx)
})

const operate = (action: string, input: object) =>
  performAction(
    fixture.ctx,
    rewardsRoom.actions,
    { name: 'mei', permissions: ['vip.manage'] },
    { action, input, reason: 'test' },
  )
const level = () => readVipLevel(fixture.ctx.db, player.playerId)
const info = async () => {
  const told = await getSelfVipInfo(fixture.ctx, {}, player.caller)
  if (!told.ok) throw new Error(`no info: ${told.code}`)
  return told.data
}

/** Ends the day and evaluates it; answers the level. */
async function nextDay(): Promise<number> {
  const day = taiwanDay(fixture.clock.now())
  fixture.clock.advance(taiwanDayEnd(day).getTime() - fixture.clock.now().getTime() + 60_000)
  await updateVipLevels(fixture.ctx, day)
  return level()
}

describe('§4 promotion', () => {
  it('promotes by one level a day, without skipping, and notifies the player', async () => {
    await fixture.deposit(player.playerId, 200_000)
    await fixture.bet(player.playerId, 2_000_000)
    expect(await info()).toMatchObject({
      level: 0,
      next: {
        level: 1,
        deposit: { done: '200000.00', required: '10000.00' },
        valid_bet: { done: '2000000.00', required: '100000.00' },
        is_reached: true,
      },
      hold: null,
    })
    expect([await nextDay(), await nextDay(), await nextDay(), await nextDay()]).toEqual([1, 2, 3, 3])
    const { changes, hold, name } = await info()
    expect(changes.map(({ kind, to_level }) => [kind, to_level])).toEqual([
      ['promoted', 3],
      ['promoted', 2],
      ['promoted', 1],
    ])
    expect(hold).toMatchObject({ done: '0.00', required: '500000.00' })
    expect(name).toBe('黃金')
    const pushes = await fixture.ctx.db
      .selectFrom('push_messages')
      .select('content')
      .where('player_id', '=', player.playerId)
      .execute()
    expect(JSON.stringify(pushes)).toContain('您的 VIP 等級已升為「青銅」')
  })

  it('is idempotent per day, also for concurrent runs', async () => {
    await fixture.deposit(player.playerId, 200_000)
    await fixture.bet(player.playerId, 2_000_000)
    const day = taiwanDay(fixture.clock.now())
    const before = taiwanDay(new Date(fixture.clock.now().getTime() - DAY_MS))
    fixture.clock.advance(DAY_MS)
    await Promise.all([updateVipLevels(fixture.ctx, day), updateVipLevels(fixture.ctx, day)])
    await updateVipLevels(fixture.ctx, day)
    await updateVipLevels(fixture.ctx, before)
    expect(await level()).toBe(1)
    expect((await info()).changes).toHaveLength(1)
  })

  it('counts only activity before the end of the day', async () => {
    const day = taiwanDay(fixture.clock.now())
    fixture.clock.advance(taiwanDayEnd(day).getTime() - fixture.clock.now().getTime())
    await fixture.deposit(player.playerId, 10_000)
    await fixture.bet(player.playerId, 100_000)
    await updateVipLevels(fixture.ctx, day)
    expect(await level()).toBe(0)
    expect(await nextDay()).toBe(1)
  })

  it('ignores test accounts', async () => {
    const tester = await createTestPlayer(fixture.ctx, { accountType: 2 })
    await fixture.deposit(tester.playerId, 10_000)
    await fixture.bet(tester.playerId, 100_000)
    await nextDay()
    expect(await readVipLevel(fixture.ctx.db, tester.playerId)).toBe(0)
  })
})

describe('§4 relegation', () => {
  it('relegates by one level when the 90-day hold is not met; otherwise starts the next period', async () => {
    await fixture.performAction('set-vip-level', { player_id: player.playerId.toString(), level: 2 })
    const { hold } = await info()
    expect(hold).toMatchObject({ required: '150000.00' })
    await fixture.bet(player.playerId, 150_000)
    fixture.clock.advance(89 * DAY_MS)
    expect(await nextDay(), 'met').toBe(2)
    expect((await info()).hold).toMatchObject({ done: '0.00', from: hold?.until })
    fixture.clock.advance(88 * DAY_MS)
    expect(await nextDay(), 'not over yet').toBe(2)
    await fixture.bet(player.playerId, 149_999)
    expect(await nextDay(), 'not met').toBe(1)
    expect((await info()).changes[0]).toMatchObject({ kind: 'relegated', from_level: 2, to_level: 1 })
  })
})

describe('operators', () => {
  it('notify the player once of a level they set', async () => {
    const place = () =>
      fixture.performAction('set-vip-level', { player_id: player.playerId.toString(), level: 2 })
    await place()
    await place()
    const told = await fixture.ctx.db
      .selectFrom('messages')
      .select('content')
      .where('player_id', '=', player.playerId)
      .execute()
    expect(told.map(({ content }) => content['zh-TW'])).toEqual(['您的 VIP 等級已調整為「白銀」'])
  })

  it('edit levels, whose requirements stay in order', async () => {
    const names = { 'zh-TW': '星河', en: 'Galaxy' }
    const tier = {
      level: 7,
      name: names,
      deposit: '6000000',
      valid_bet: '90000000',
      hold_valid_bet: '16000000',
    }
    expect(await operate('set-vip-tier', { ...tier, level: 8 })).toMatchObject({ code: 400 })
    expect(await operate('set-vip-tier', { ...tier, deposit: '1' })).toMatchObject({
      fields: [{ field: 'deposit' }],
    })
    expect(await operate('set-vip-tier', { ...tier, deposit: '-1' })).toMatchObject({ code: 400 })
    expect(await operate('set-vip-tier', { ...tier, level: 0 })).toMatchObject({ code: 400 })
    expect(await operate('set-vip-tier', tier)).toMatchObject({ ok: true })
    expect(await operate('set-vip-rate', { level: 7, category: 'slots', rate: '0.95' })).toMatchObject({
      ok: true,
    })
    expect(await operate('set-vip-rate', { level: 9, category: 'slots', rate: '0.95' })).toMatchObject({
      code: 404,
    })
    expect(await operate('set-vip-rate', { level: 7, category: 'slots', rate: '1.91' })).toMatchObject({
      fields: [{ field: 'rate', rule: 'step_max', params: { max: '1.90' } }],
    })
    const told = await getVipInfo(fixture.ctx, {}, { ...player.caller, locale: 'en' })
    const galaxy = told.ok ? told.data.levels[7] : undefined
    expect(galaxy).toMatchObject({ name: 'Galaxy', deposit: '6000000.00' })
    expect(galaxy?.rates).toContainEqual({ category: 'slots', rate: '0.95' })
    expect(galaxy?.rates).toContainEqual({ category: 'tables', rate: '0.22' })
    expect(galaxy?.withdrawals).toContainEqual(
      expect.objectContaining({ channel_id: 'bank', max: '500000.00', daily_count: 30 }),
    )
  })

  it('set only existing levels, and the change is recorded', async () => {
    const place = (to: number) =>
      fixture.performAction('set-vip-level', { player_id: player.playerId.toString(), level: to })
    expect(await place(99)).toMatchObject({ fields: [{ field: 'level' }] })
    expect(await place(5)).toMatchObject({ ok: true })
    expect((await info()).changes).toMatchObject([{ kind: 'placed', from_level: 0, to_level: 5 }])
  })

  it('run the evaluation for a past day', async () => {
    await fixture.deposit(player.playerId, 10_000)
    await fixture.bet(player.playerId, 100_000)
    const day = taiwanDay(fixture.clock.now())
    expect(await operate('run-vip-day', { day })).toMatchObject({ code: 400 })
    fixture.clock.advance(DAY_MS)
    expect(await operate('run-vip-day', { day })).toMatchObject({ ok: true })
    await runJobs(fixture.ctx, [vipDayJob])
    expect(await level()).toBe(1)
  })
})

it('the nightly job processes every day since the last processed one', async () => {
  await vipDayJob.run(fixture.ctx, {}, fixture.clock.now())
  await fixture.deposit(player.playerId, 50_000)
  await fixture.bet(player.playerId, 500_000)
  fixture.clock.advance(3 * DAY_MS)
  await vipDayJob.run(fixture.ctx, {}, fixture.clock.now())
  expect(await level()).toBe(2)
  await vipDayJob.run(fixture.ctx, {}, fixture.clock.now())
  expect(await level()).toBe(2)
})
