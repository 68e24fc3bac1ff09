import { calls } from '@gamehall/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller, Session } from '../../../platform/http/route.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { createTestCaller, createTestPlayer } from '../../../testing/index.ts'
import {
  createRewardsFixture,
  type RewardsFixture,
  withNewIdempotencyKey,
} from '../testing/rewards-fixture.ts'
import { completeActivity } from './complete-activity.ts'
import { getActivity } from './get-activity.ts'
import { getActivityStatus } from './get-activity-status.ts'
import { listActivities } from './list-activities.ts'
import { listActivityTypes } from './list-activity-types.ts'

let fixture: RewardsFixture
beforeAll(async () => {
  fixture = await createRewardsFixture()
})
afterAll(() => fixture.close())

const take = (id: string, caller: Caller<Session>) =>
  completeActivity(fixture.ctx, { id }, withNewIdempotencyKey(caller))
const status = async (id: string, { caller }: { caller: Caller<Session> }) => {
  const found = await getActivityStatus(fixture.ctx, { id }, caller)
  if (!found.ok) throw new Error(`no status: ${found.code}`)
  return found.data
}

describe('§7 /activity/complete claims a bonus', () => {
  it('credits the wallet once, with the turnover requirement', async () => {
    const { caller, playerId } = await createTestPlayer(fixture.ctx)
    const id = await fixture.createOffer({ wash_percent: 300 })
    expect(await status(id, { caller })).toMatchObject({ state: 'completed', bonus: '88.00', refusal: null })
    const taken = await take(id, caller)
    expect(taken).toMatchObject({
      ok: true,
      data: { state: 'received', bonus: '88.00', wash: '264.00', activity_name: '開站禮' },
    })
    expect(await fixture.balanceOf(playerId)).toBe('88.00')
    expect(await fixture.turnoverLeftOf(playerId)).toBe('264.00')
    expect(await take(id, caller)).toMatchObject({ code: 20013 })
    expect(await status(id, { caller })).toMatchObject({ state: 'received', again_at: null })
  })

  it('pays once for concurrent claims', async () => {
    const { caller, playerId } = await createTestPlayer(fixture.ctx)
    const id = await fixture.createOffer({ frequency: 'daily' })
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => take(id, caller)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.code === 20007)).toHaveLength(5)
    expect(await fixture.balanceOf(playerId)).toBe('88.00')
  })

  it('answers the same result under the same idempotency key', async () => {
    const { caller, playerId } = await createTestPlayer(fixture.ctx)
    const id = await fixture.createOffer({})
    const first = await completeActivity(fixture.ctx, { id }, caller)
    expect(await completeActivity(fixture.ctx, { id }, caller)).toEqual(first)
    expect(await fixture.balanceOf(playerId)).toBe('88.00')
  })

  it('refuses hidden and unknown offers, and offers in info or apply mode', async () => {
    const { caller } = await createTestPlayer(fixture.ctx)
    const [hidden, info, apply] = [
      await fixture.createOffer({ is_shown: false }),
      await fixture.createOffer({ mode: 'info', bonus: null }),
      await fixture.createOffer({ mode: 'apply' }),
    ]
    expect(await take(hidden, caller)).toMatchObject({ code: 404 })
    expect(await take('999999', caller)).toMatchObject({ code: 404 })
    expect(await take(info, caller)).toMatchObject({ code: 20012 })
    expect(await take(apply, caller)).toMatchObject({ code: 20010 })
    for (const id of ['1; drop table activities', '-1', '１', '9'.repeat(19)])
      expect(calls.completeActivity.request.safeParse({ id }).success, id).toBe(false)
  })
})

describe('banners for offers on home', () => {
  const featured = async (id: string, caller: Parameters<typeof listActivities>[2]) => {
    const answer = await listActivities(
      fixture.ctx,
      calls.listActivities.request.parse({ page_size: 100 }),
      caller,
    )
    return answer.ok && answer.data.list.find((offer) => offer.id === id)?.is_featured
  }

  it('features an offer for those whose VIP level and registration it admits, until they have it', async () => {
    const { caller, playerId } = await createTestPlayer(fixture.ctx)
    const visitor = createTestCaller()
    const [open, info, birthday, vip, newcomers, deposit] = [
      await fixture.createOffer({}),
      await fixture.createOffer({ mode: 'info', bonus: null }),
      await fixture.createOffer({ rule: { is_birthday: true }, frequency: 'yearly' }),
      await fixture.createOffer({ rule: { vip_min: 2 } }),
      await fixture.createOffer({ rule: { registered_until: '2020-01-01T00:00:00.000Z' } }),
      await fixture.createOffer({ rule: { deposit: { amount: '1000', within: 'ever' } } }),
    ]
    expect([await featured(open, caller), await featured(open, visitor)]).toEqual([true, true])
    expect(await featured(deposit, caller), 'still to be reached').toBe(true)
    for (const id of [info, birthday, newcomers]) expect(await featured(id, caller)).toBe(false)
    expect([await featured(vip, caller), await featured(vip, visitor)]).toEqual([false, false])
    await fixture.performAction('set-vip-level', { player_id: playerId.toString(), level: 2 })
    expect(await featured(vip, caller)).toBe(true)
    await completeActivity(fixture.ctx, { id: open }, caller)
    expect(await featured(open, caller), 'received').toBe(false)
  })
})

describe('§8 once per day, month or year of Taiwan’s calendar', () => {
  it.each([
    ['daily', 20007, DAY_MS],
    ['monthly', 20008, 31 * DAY_MS],
    ['yearly', 20004, 365 * DAY_MS],
  ])('%s is %i until the next', async (frequency, code, laterMs) => {
    const { caller, playerId } = await createTestPlayer(fixture.ctx)
    const id = await fixture.createOffer({ frequency })
    expect(await take(id, caller)).toMatchObject({ ok: true })
    expect(await take(id, caller)).toMatchObject({ code })
    const { again_at } = await status(id, { caller })
    fixture.clock.advance(laterMs)
    expect(new Date(again_at ?? '').getTime()).toBeLessThanOrEqual(fixture.clock.now().getTime())
    expect(await take(id, caller)).toMatchObject({ ok: true })
    expect(await fixture.balanceOf(playerId)).toBe('176.00')
  })
})

describe('§8 each condition has its own code', () => {
  it('20002 registration time', async () => {
    const id = await fixture.createOffer({ rule: { registered_within_days: 7 } })
    const { caller } = await createTestPlayer(fixture.ctx)
    fixture.clock.advance(7 * DAY_MS - 1)
    expect(await status(id, { caller })).toMatchObject({ state: 'completed' })
    fixture.clock.advance(1)
    expect(await take(id, caller)).toMatchObject({ code: 20002 })
  })

  it('20014 birthday unknown, 20001 not today', async () => {
    const id = await fixture.createOffer({ rule: { is_birthday: true }, frequency: 'yearly' })
    const { caller, playerId } = await createTestPlayer(fixture.ctx)
    expect(await take(id, caller)).toMatchObject({ code: 20014 })
    const today = new Date(fixture.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(5, 10)
    const verify = (birth_date: string) =>
      fixture.performAction('verify-real-name', {
        player_id: playerId.toString(),
        name: '王小明',
        birth_date,
      })
    await verify('1990-02-03')
    expect(await take(id, caller)).toMatchObject({ code: 20001 })
    await verify(`1988-${today}`)
    expect(await take(id, caller)).toMatchObject({ ok: true })
    const row = await fixture.ctx.pool.query('select real_names::text from real_names')
    expect(JSON.stringify(row.rows)).not.toContain('1988')
  })

  it('20003 VIP level, and a bonus by level', async () => {
    const id = await fixture.createOffer({
      rule: { vip_min: 2, vip_max: 5 },
      bonus: { kind: 'levels', amounts: ['1', '2', '58', '88.5'] },
    })
    const { caller, playerId } = await createTestPlayer(fixture.ctx)
    const raise = (level: number) =>
      fixture.performAction('set-vip-level', { player_id: playerId.toString(), level })
    await raise(1)
    expect(await take(id, caller)).toMatchObject({ code: 20003 })
    await raise(6)
    expect(await take(id, caller)).toMatchObject({ code: 20003 })
    await raise(5)
    expect(await take(id, caller)).toMatchObject({ ok: true, data: { bonus: '88.50' } })
  })

  it('20006 no approved bank card', async () => {
    const id = await fixture.createOffer({ rule: { has_bank_card: true } })
    const { caller, playerId } = await createTestPlayer(fixture.ctx)
    expect(await take(id, caller)).toMatchObject({ code: 20006 })
    const card = (status: number) =>
      fixture.ctx.pool.query(
        `insert into bank_cards (player_id, idempotency_key, bank_code, branch_name, number_sealed, number_fingerprint, last_digits,
           holder_sealed, face, status, photo_upload_id, video_upload_id, created_at, decided_at)
         values ($1, $2, '822', 'x', 'x', convert_to($2, 'utf8'), '1234', 'x', 1, $3, $4, $5, now(), now())`,
        [playerId, `k${status}`, status, `p${status}`, `v${status}`],
      )
    await card(0)
    expect(await take(id, caller)).toMatchObject({ code: 20006 })
    await card(1)
    expect(await take(id, caller)).toMatchObject({ ok: true })
  })

  it('20005 deposits of the day, 20015 bets; a percentage of deposits up to a maximum, rounded down', async () => {
    const { caller, playerId } = await createTestPlayer(fixture.ctx)
    const id = await fixture.createOffer({
      frequency: 'daily',
      rule: { deposit: { amount: '1000' }, bets: { amount: '500', within: 'ever' } },
      bonus: { kind: 'percent', percent: 7, most: '100' },
    })
    await fixture.deposit(playerId, 5000)
    fixture.clock.advance(DAY_MS)
    await fixture.deposit(playerId, 999)
    expect(await take(id, caller)).toMatchObject({ code: 20005 })
    await fixture.deposit(playerId, 1)
    expect(await take(id, caller)).toMatchObject({ code: 20015 })
    await fixture.bet(playerId, 500)
    expect(await take(id, caller)).toMatchObject({ ok: true, data: { bonus: '70.00' } })
    fixture.clock.advance(DAY_MS)
    await fixture.deposit(playerId, 2000)
    expect(await take(id, caller)).toMatchObject({ ok: true, data: { bonus: '100.00' } })
  })

  it('10300 while the player is on a break; claimable afterwards', async () => {
    const id = await fixture.createOffer({})
    const { caller, playerId } = await createTestPlayer(fixture.ctx)
    const until = new Date(fixture.clock.now().getTime() + 86_400_000)
    await fixture.ctx.pool.query(
      `insert into play_breaks (player_id, kind, since, until) values ($1, 'cool_off', now(), $2)`,
      [playerId, until],
    )
    expect(await status(id, { caller })).toMatchObject({ state: 'in_progress', refusal: { code: 10300 } })
    expect(await take(id, caller)).toMatchObject({ code: 10300 })
    expect(await fixture.balanceOf(playerId)).toBe('0.00')
    fixture.clock.advance(86_400_000)
    expect(await take(id, caller)).toMatchObject({ ok: true })
  })

  it('is not offered during a break: neither the list nor its types are sent', async () => {
    const id = await fixture.createOffer({})
    const { caller, playerId } = await createTestPlayer(fixture.ctx)
    const offered = async (who: Parameters<typeof listActivities>[2]) => {
      const request = calls.listActivities.request.parse({ page_size: 100 })
      const [list, types] = [
        await listActivities(fixture.ctx, request, who),
        await listActivityTypes(fixture.ctx, {}, who),
      ]
      if (!list.ok || !types.ok) throw new Error('no offers')
      return { list: list.data.list.map((offer) => offer.id), total: list.data.total, types: types.data.list }
    }
    expect((await offered(caller)).list).toContain(id)
    const until = new Date(fixture.clock.now().getTime() + DAY_MS)
    await fixture.ctx.pool.query(
      `insert into play_breaks (player_id, kind, since, until) values ($1, 'cool_off', now(), $2)`,
      [playerId, until],
    )
    expect(await offered(caller)).toEqual({ list: [], total: 0, types: [] })
    expect((await offered(createTestCaller())).list, 'a visitor').toContain(id)
    fixture.clock.advance(DAY_MS)
    expect((await offered(caller)).list).toContain(id)
  })

  it('20016 not started, 20009 ended or closed: the page stays, the list omits it', async () => {
    const { caller } = await createTestPlayer(fixture.ctx)
    const at = (ms: number) => new Date(fixture.clock.now().getTime() + ms).toISOString()
    const id = await fixture.createOffer({
      time_type: 'start_to_end',
      start_time: at(DAY_MS),
      end_time: at(2 * DAY_MS),
    })
    expect(await take(id, caller)).toMatchObject({ code: 20016 })
    expect(await getActivity(fixture.ctx, { id }, caller)).toMatchObject({ code: 404 })
    fixture.clock.advance(2 * DAY_MS)
    expect(await take(id, caller)).toMatchObject({ code: 20009 })
    expect(await status(id, { caller })).toMatchObject({ state: 'ended' })
    expect(await getActivity(fixture.ctx, { id }, caller)).toMatchObject({ data: { is_over: true } })

    const open = await fixture.createOffer({})
    expect(await fixture.performAction('close-activity', { activity_id: open })).toMatchObject({ ok: true })
    expect(await take(open, caller)).toMatchObject({ code: 20009 })
    expect(await fixture.performAction('close-activity', { activity_id: '424242' })).toMatchObject({
      code: 404,
    })
  })
})

describe('§2 /activity', () => {
  it('lists by category with the caller’s state; none for a visitor', async () => {
    await fixture.performAction('set-activity-type', {
      type_id: 'spring',
      name: { 'zh-TW': '新春', en: 'Spring' },
    })
    const ids = [
      await fixture.createOffer({ type_id: 'spring', sort: 1 }),
      await fixture.createOffer({ type_id: 'spring', sort: 2 }),
    ]
    const { caller } = await createTestPlayer(fixture.ctx)
    await take(ids[1] ?? '', caller)
    const request = { page: 1, page_size: 20, type_id: 'spring' }
    expect(await listActivities(fixture.ctx, request, caller)).toMatchObject({
      data: {
        total: 2,
        list: [
          { id: ids[0], my_state: null },
          { id: ids[1], my_state: 'received' },
        ],
      },
    })
    expect(await listActivities(fixture.ctx, request, createTestCaller())).toMatchObject({
      data: { list: [{ my_state: null }, { my_state: null }] },
    })
    expect(await listActivityTypes(fixture.ctx, {}, createTestCaller({ locale: 'en' }))).toMatchObject({
      data: { list: expect.arrayContaining([{ type_id: 'spring', name: 'Spring', activity_count: 2 }]) },
    })
  })

  it('describes each condition with its progress', async () => {
    const id = await fixture.createOffer({
      rule: { deposit: { amount: '1000', within: 'ever' }, vip_min: 1 },
    })
    const { caller, playerId } = await createTestPlayer(fixture.ctx)
    await fixture.deposit(playerId, 250)
    expect(await getActivity(fixture.ctx, { id }, caller)).toMatchObject({
      data: {
        conditions: [
          { kind: 'vip', text: 'VIP 1 以上', is_met: false },
          {
            kind: 'deposit',
            text: '累計存款滿 1,000.00 元',
            required: '1000.00',
            done: '250.00',
            is_met: false,
          },
        ],
      },
    })
    expect(await getActivity(fixture.ctx, { id }, createTestCaller())).toMatchObject({
      data: { conditions: [{ is_met: null }, { done: null, is_met: null }] },
    })
    for (const hostile of ['0x10', '', '9'.repeat(19), "1' or '1'='1"])
      expect(await getActivity(fixture.ctx, { id: hostile }, caller)).toMatchObject({ code: 404 })
  })
})

describe('operators manage offers', () => {
  it.each([
    ['a bonus on what is only read', { mode: 'info' }, 'bonus'],
    ['no bonus to take', { bonus: null }, 'bonus'],
    ['a range nobody decides in', { bonus: { kind: 'range', least: '1', most: '2' } }, 'bonus'],
    ['images nobody looks at', { rule: { needs_images: true } }, 'rule'],
    ['an end without a beginning', { time_type: 'start_to_end' }, 'end_time'],
    ['a type there is not', { type_id: 'nope' }, 'type_id'],
  ])('refuses %s', async (_what, given, field) => {
    await expect(fixture.createOffer(given)).rejects.toThrow(`"field":"${field}"`)
  })

  it('refuses unknown conditions and invalid amounts', async () => {
    await expect(fixture.createOffer({ rule: { is_friend: true } })).rejects.toThrow('rule')
    await expect(fixture.createOffer({ bonus: { kind: 'fixed', amount: '-5' } })).rejects.toThrow('bonus')
    await expect(fixture.createOffer({ bonus: { kind: 'fixed', amount: '0.001' } })).rejects.toThrow('bonus')
  })

  it('lists all offers, including hidden, ended and closed ones', async () => {
    const [hidden, closed] = [
      await fixture.createOffer({ is_shown: false }),
      await fixture.createOffer({ wash_percent: 700 }),
    ]
    await fixture.performAction('close-activity', { activity_id: closed })
    const current = await fixture.createOffer({})
    const listed = await fixture.performAction('list-activities', {})
    expect(listed).toMatchObject({
      data: {
        list: expect.arrayContaining([
          expect.objectContaining({ activity_id: hidden, is_shown: false, is_current: false }),
          expect.objectContaining({ activity_id: closed, wash_percent: 700, is_current: false }),
          expect.objectContaining({ activity_id: current, closed_at: null, is_current: true }),
        ]),
      },
    })
    expect(() => JSON.stringify(listed), 'it goes out as JSON').not.toThrow()
  })

  it('edits only the given fields', async () => {
    const id = await fixture.createOffer({ wash_percent: 500 })
    const { caller } = await createTestPlayer(fixture.ctx)
    expect(
      await fixture.performAction('edit-activity', {
        activity_id: id,
        bonus: { kind: 'fixed', amount: '10' },
      }),
    ).toMatchObject({ ok: true })
    expect(await take(id, caller)).toMatchObject({ data: { bonus: '10.00', wash: '50.00' } })
    expect(await fixture.performAction('edit-activity', { activity_id: id, mode: 'info' })).toMatchObject({
      code: 400,
    })
    expect(await fixture.performAction('edit-activity', { activity_id: '424242' })).toMatchObject({
      code: 404,
    })
  })
})
