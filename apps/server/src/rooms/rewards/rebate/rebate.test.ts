import { claimRebates as claimCall } from '@gamehall/contract/rewards'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller, Session } from '../../../platform/http/route.ts'
import { performAction } from '../../../platform/operator/perform-action.ts'
import { taiwanDay, taiwanDayStart } from '../../../platform/time/taiwan-time.ts'
import { createTestPlayer, runJobs, type TestPlayer } from '../../../testing/index.ts'
import { taiwanDayEnd } from '../daily-jobs/daily-runs.ts'
import { rewardsRoom } from '../room.ts'
import {
  createRewardsFixture,
  type RewardsFixture,
  withNewIdempotencyKey,
} from '../testing/rewards-fixture.ts'
import { claimRebates } from './claim-rebates.ts'
import { downloadRebates } from './download-rebates.ts'
import { getRebateInfo } from './get-rebate-info.ts'
import { getRebateStatement } from './get-rebate-statement.ts'
import { rebateDayJob } from './jobs/rebate-day.ts'
import { listRebates } from './list-rebates.ts'
import { postRebates } from './post-rebates.ts'

let fixture: RewardsFixture
let player: TestPlayer
beforeAll(async () => {
  fixture = await createRewardsFixture()
})
afterAll(() => fixture.close())
beforeEach(async () => {
  player = await createTestPlayer(fixture.ctx)
})

const today = () => taiwanDay(fixture.clock.now())
const list = async (caller = player.caller, request = {}) => {
  const found = await listRebates(fixture.ctx, { page: 1, page_size: 20, ...request }, caller)
  if (!found.ok) throw new Error(`no list: ${found.code}`)
  return found.data.list
}
const claim = (caller: Caller<Session>, rebateId?: string) =>
  claimRebates(fixture.ctx, claimCall.request.parse({ rebate_id: rebateId }), withNewIdempotencyKey(caller))
const statement = (rebateId: string, caller = player.caller) =>
  getRebateStatement(fixture.ctx, { rebate_id: rebateId, page: 1, page_size: 20 }, caller)

/** Ends the day and posts its rebates. */
async function postToday(): Promise<string> {
  const day = today()
  fixture.clock.advance(taiwanDayEnd(day).getTime() - fixture.clock.now().getTime())
  await postRebates(fixture.ctx, day)
  return day
}

let bets = 0
/** Inserts a settled bet, in cents; answers its id. */
async function betAt(at: Date, cents: number, owner = player): Promise<string> {
  bets += 1
  const id = `rb${bets}`
  await fixture.ctx.pool.query(
    `insert into bets (api_key, bet_id, version, player_id, gid, status, bet_minor, valid_bet_minor, win_minor, bet_at, settled_at)
     values ('slots', $1, 1, $2, 'gate', 'settled', $3, $3, 0, $4, $4)`,
    [id, owner.playerId, cents, at],
  )
  return id
}
const correct = (betId: string, change: string) =>
  fixture.ctx.pool.query(`update bets set version = version + 1, ${change} where bet_id = $1`, [betId])

describe('§9 rebate of a day', () => {
  it('is previewed, posted at the level’s rate rounded down, and equals the sum over its bets', async () => {
    await fixture.performAction('set-vip-level', { player_id: player.playerId.toString(), level: 2 })
    await betAt(fixture.clock.now(), 123_45)
    await betAt(fixture.clock.now(), 1_000_02)
    const preview = await getRebateInfo(fixture.ctx, {}, player.caller)
    expect(preview).toMatchObject({
      data: {
        today: [{ type: 'slots', valid_bet: '1123.47', rate: '0.40', max_rate: '0.80', amount: '4.49' }],
        today_amount: '4.49',
        unclaimed_count: 0,
        vip_level: 2,
      },
    })
    const day = await postToday()
    const [rebate] = await list()
    expect(rebate).toMatchObject({
      date: day,
      type: 'slots',
      valid_bet: '1123.47',
      rate: '0.40',
      amount: '4.49',
      state: 'unclaimed',
    })
    const told = await statement(rebate?.rebate_id ?? '')
    const lines = told.ok ? told.data.list.map((line) => Number(line.valid_bet.replace('.', ''))) : []
    expect(lines.toSorted((a, b) => a - b)).toEqual([12345, 100002])
    expect(Math.floor((lines.reduce((sum, cents) => sum + cents, 0) * 40) / 10_000)).toBe(449)
  })

  it('a bet that settles at midnight belongs to the day that begins', async () => {
    const start = taiwanDayStart(today())
    const end = taiwanDayEnd(today())
    const last = await betAt(new Date(end.getTime() - 1), 1_000_00)
    const next = await betAt(end, 2_000_00)
    await betAt(start, 3_000_00)
    await postToday()
    await postToday()
    const [second, first] = await list()
    expect(first).toMatchObject({ valid_bet: '4000.00' })
    expect(second).toMatchObject({ valid_bet: '2000.00' })
    const told = await Promise.all([statement(first?.rebate_id ?? ''), statement(second?.rebate_id ?? '')])
    const ids = told.map((answer) => (answer.ok ? answer.data.list.map(({ bet_id }) => bet_id) : []))
    expect(ids[0]).toContain(last)
    expect(ids[1]).toEqual([next])
  })

  it('is posted once, also by repeated and concurrent runs', async () => {
    await betAt(fixture.clock.now(), 1_000_00)
    const day = await postToday()
    await Promise.all([postRebates(fixture.ctx, day), postRebates(fixture.ctx, day)])
    expect(await list()).toHaveLength(1)
    await postToday()
    expect(await list(), 'the day after counts nothing of it again').toHaveLength(1)
  })

  it('concurrent postings of two days count a late bet once', async () => {
    const day = today()
    await betAt(fixture.clock.now(), 1_000_00)
    fixture.clock.advance(2 * 86_400_000)
    const next = taiwanDay(taiwanDayEnd(day))
    await Promise.all([postRebates(fixture.ctx, day), postRebates(fixture.ctx, next)])
    const amounts = (await list()).map(({ amount }) => amount)
    expect(amounts).toEqual(['3.00'])
  })

  it('late, reduced and voided bets are corrected in the next posting', async () => {
    const kept = await betAt(fixture.clock.now(), 1_000_00)
    const voided = await betAt(fixture.clock.now(), 500_00)
    const yesterday = fixture.clock.now()
    await postToday()
    await correct(kept, 'valid_bet_minor = 60000')
    await correct(voided, `status = 'void', settled_at = null`)
    await betAt(yesterday, 100_00)
    await betAt(fixture.clock.now(), 3_000_00)
    await postToday()
    const [second] = await list()
    // 3,000 + 100 late − 400 − 500
    expect(second).toMatchObject({ valid_bet: '2200.00', amount: '6.60' })
    const told = await statement(second?.rebate_id ?? '')
    const corrections = told.ok ? told.data.list.filter((line) => line.is_correction) : []
    expect(corrections.map(({ bet_id, valid_bet }) => [bet_id, valid_bet]).toSorted()).toEqual([
      [kept, '-400.00'],
      [voided, '-500.00'],
    ])
  })

  it('carries amounts below a cent over to the next posting', async () => {
    await betAt(fixture.clock.now(), 3_00)
    await postToday()
    expect(await list()).toEqual([])
    await betAt(fixture.clock.now(), 4_00)
    await postToday()
    expect(await list()).toMatchObject([{ valid_bet: '7.00', amount: '0.02' }])
  })

  it('uses the VIP level at the end of the day, capped at the maximum rate', async () => {
    await betAt(fixture.clock.now(), 1_000_00)
    const day = today()
    fixture.clock.advance(86_400_000)
    await fixture.performAction('set-vip-level', { player_id: player.playerId.toString(), level: 6 })
    await postRebates(fixture.ctx, day)
    expect(await list()).toMatchObject([{ vip_level: 0, rate: '0.30' }])
    const rule = (max_rate: string) =>
      performAction(fixture.ctx, rewardsRoom.actions, operator, {
        action: 'set-rebate-rule',
        input: { category: 'slots', is_enabled: true, max_rate },
        reason: 'test',
      })
    expect(await rule('0.50')).toMatchObject({ ok: true })
    await betAt(fixture.clock.now(), 1_000_00)
    await postToday()
    expect((await list())[0]).toMatchObject({ vip_level: 6, rate: '0.50', max_rate: '0.50', amount: '5.00' })
    expect(await rule('1.00')).toMatchObject({ ok: true })
    expect(await rule('10.01')).toMatchObject({ code: 400 })
    expect(await rule('2.01')).toMatchObject({
      code: 400,
      fields: [{ field: 'max_rate', rule: 'step_max', params: { max: '2.00' } }],
    })
  })

  it('gives test accounts nothing', async () => {
    const tester = await createTestPlayer(fixture.ctx, { accountType: 2 })
    await betAt(fixture.clock.now(), 1_000_00, tester)
    await postToday()
    expect(await list(tester.caller)).toEqual([])
  })
})

const operator = { name: 'mei', permissions: ['rebate.manage', 'vip.manage'] }

describe('§4 claiming', () => {
  it('claims all in one transaction, with a 1× turnover requirement', async () => {
    await betAt(fixture.clock.now(), 1_000_00)
    await postToday()
    await betAt(fixture.clock.now(), 2_000_00)
    await postToday()
    const caller = withNewIdempotencyKey(player.caller)
    const request = claimCall.request.parse({})
    const done = await claimRebates(fixture.ctx, request, caller)
    expect(done).toMatchObject({ data: { amount: '9.00', wash: '9.00', count: 2 } })
    expect(await claimRebates(fixture.ctx, request, caller), 'the same key').toEqual(done)
    expect(await fixture.balanceOf(player.playerId)).toBe('9.00')
    expect(await fixture.turnoverLeftOf(player.playerId)).toBe('9.00')
    expect((await list()).map(({ state }) => state)).toEqual(['received', 'received'])
    expect(await claim(player.caller)).toMatchObject({ code: 10040 })
  })

  it('pays once for concurrent claims', async () => {
    await betAt(fixture.clock.now(), 1_000_00)
    await postToday()
    const [rebate] = await list()
    const outcomes = await Promise.all([
      claim(player.caller),
      claim(player.caller, rebate?.rebate_id),
      claim(player.caller),
    ])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await fixture.balanceOf(player.playerId)).toBe('3.00')
  })

  it('answers 404 for another player’s rebate', async () => {
    await betAt(fixture.clock.now(), 1_000_00)
    await postToday()
    const [rebate] = await list()
    const other = await createTestPlayer(fixture.ctx)
    expect(await claim(other.caller, rebate?.rebate_id)).toMatchObject({ code: 404 })
    expect(await claim(other.caller, '999999999999')).toMatchObject({ code: 404 })
    expect(await statement(rebate?.rebate_id ?? '', other.caller)).toMatchObject({ code: 404 })
  })

  it('refuses an expired rebate', async () => {
    const set = (days: number | null) =>
      performAction(fixture.ctx, rewardsRoom.actions, operator, {
        action: 'set-rebate-expiry',
        input: { days },
        reason: 'test',
      })
    expect(await set(0)).toMatchObject({ code: 400 })
    expect(await set(2)).toMatchObject({ ok: true })
    await betAt(fixture.clock.now(), 1_000_00)
    await postToday()
    expect(await set(null)).toMatchObject({ ok: true })
    await betAt(fixture.clock.now(), 2_000_00)
    await postToday()
    fixture.clock.advance(86_400_000)
    expect((await list()).map(({ state }) => state)).toEqual(['unclaimed', 'expired'])
    expect(await list(player.caller, { state: 'expired' })).toHaveLength(1)
    expect(await claim(player.caller)).toMatchObject({ data: { amount: '6.00', count: 1 } })
  })
})

describe('the nightly job', () => {
  it('posts every past day once all its bets are pulled', async () => {
    const { ctx, clock } = fixture
    await rebateDayJob.run(ctx, {}, clock.now())
    await betAt(clock.now(), 1_000_00)
    const end = taiwanDayEnd(today())
    await ctx.pool.query(`insert into bet_pulls values ('slots', $1)`, [new Date(end.getTime() - 1)])
    clock.advance(end.getTime() - clock.now().getTime())
    await rebateDayJob.run(ctx, {}, clock.now())
    expect(await list()).toEqual([])
    await ctx.pool.query('update bet_pulls set pulled_until = $1', [end])
    await rebateDayJob.run(ctx, {}, clock.now())
    expect(await list()).toHaveLength(1)
    await ctx.pool.query('delete from bet_pulls')
    await betAt(clock.now(), 1_000_00)
    clock.advance(3 * 86_400_000)
    await betAt(new Date(clock.now().getTime() - 86_400_000), 1_000_00)
    await rebateDayJob.run(ctx, {}, clock.now())
    expect(await list()).toHaveLength(3)
  })

  it('runs for a past day given by an operator', async () => {
    const day = today()
    await betAt(fixture.clock.now(), 1_000_00)
    const post = (input: object) =>
      performAction(fixture.ctx, rewardsRoom.actions, operator, {
        action: 'post-rebate-day',
        input,
        reason: 'test',
      })
    expect(await post({ day })).toMatchObject({ code: 400 })
    fixture.clock.advance(86_400_000)
    expect(await post({ day })).toMatchObject({ ok: true })
    await runJobs(fixture.ctx, [rebateDayJob])
    expect(await list()).toMatchObject([{ date: day }])
  })
})

it('downloadRebates answers a CSV file', async () => {
  await betAt(fixture.clock.now(), 1_000_00)
  await postToday()
  const file = await downloadRebates(fixture.ctx, {}, { ...player.caller, locale: 'en' })
  expect(file.ok && file.data.csv).toMatch(/Slots,1000\.00,0\.30,0\.80,3\.00,Ready to claim/)
})
