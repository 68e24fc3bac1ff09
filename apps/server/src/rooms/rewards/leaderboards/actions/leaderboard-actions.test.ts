import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import { listActivities } from '../../activities/list-activities.ts'
import { createLeaderboardFixture, type LeaderboardFixture } from '../testing/leaderboard-fixture.ts'

let fixture: LeaderboardFixture
beforeAll(async () => {
  fixture = await createLeaderboardFixture()
})
beforeEach(() => fixture.cancelAll())
afterAll(() => fixture.close())

const later = (ms: number) => new Date(fixture.clock.now().getTime() + ms).toISOString()
const act = (action: string, input: object) => fixture.performAction(action, input)
const both = (text: string) => ({ 'zh-TW': text, en: text })

describe('create-leaderboard', () => {
  it.each([
    [{ leaderboard: { period: 'once' } }, /end_time/],
    [{ end_time: '2020-01-01T00:00:00Z' }, /end_time/],
    [{ leaderboard: { games: ['nowhere'] } }, /leaderboard/],
    [{ leaderboard: { api_key: 'nowhere' } }, /leaderboard/],
    [{ leaderboard: { measure: 'rounds' } }, /leaderboard/],
    [{ leaderboard: { prizes: [] } }, /leaderboard/],
    [{ leaderboard: { prizes: [{ amount: '0' }] } }, /leaderboard/],
    [
      {
        leaderboard: {
          prizes: [
            { amount: '1', places: 99 },
            { amount: '1', places: 2 },
          ],
        },
      },
      /leaderboard/,
    ],
    [{ leaderboard: { games: ['gate'], api_key: 'slots' } }, /leaderboard/],
    [{ type_id: 'nothing' }, /type_id/],
  ])('refuses %j', async (given, field) => {
    await expect(fixture.createLeaderboard(given)).rejects.toThrow(field)
  })

  it('one that starts later is shown as upcoming, and runs from its start on', async () => {
    const id = await fixture.createLeaderboard({ start_time: later(DAY_MS), end_time: later(9 * DAY_MS) })
    const player = await fixture.player()
    await fixture.play(player, 10)
    expect(await fixture.view(id, player)).toMatchObject({
      state: 'upcoming',
      run_id: null,
      me: null,
      starts_at: later(DAY_MS),
    })
    fixture.clock.advance(DAY_MS)
    await fixture.advance()
    expect(await fixture.view(id, player)).toMatchObject({ state: 'running', me: { status: 'none' } })
  })
})

describe('edit-leaderboard', () => {
  it('changes the next period; the present one keeps what players saw', async () => {
    const id = await fixture.createLeaderboard({})
    const rules = { period: 'daily', measure: 'valid_bets', prizes: [{ amount: '77' }] }
    const edited = await act('edit-leaderboard', {
      activity_id: id,
      leaderboard: rules,
      title: both('新名稱'),
    })
    expect(edited).toMatchObject({ ok: true })
    expect(await fixture.view(id)).toMatchObject({ title: '每日排行', prizes: [{ amount: '100.00' }] })
    fixture.clock.advance(DAY_MS)
    await fixture.advance()
    expect(await fixture.view(id)).toMatchObject({ title: '新名稱', prizes: [{ amount: '77.00' }] })
  })

  it('refuses new rules of a single period that has started, and unknown leaderboards', async () => {
    const id = await fixture.createLeaderboard({
      leaderboard: { period: 'once' },
      end_time: later(DAY_MS),
    })
    const rules = { period: 'once', measure: 'valid_bets', prizes: [{ amount: '1' }] }
    const edit = (change: object) => act('edit-leaderboard', { activity_id: id, ...change })
    expect(await edit({ leaderboard: rules })).toMatchObject({ code: 400 })
    expect(await edit({ end_time: later(2 * DAY_MS) })).toMatchObject({ code: 400 })
    expect(await edit({ start_time: later(1000) })).toMatchObject({ code: 400 })
    expect(await edit({ summary: both('新的說明') })).toMatchObject({ ok: true })
    const offer = await fixture.createOffer({})
    for (const activity_id of [offer, '999999'])
      expect(await act('edit-leaderboard', { activity_id, sort: 1 })).toMatchObject({ code: 404 })
    expect(await act('edit-activity', { activity_id: id, sort: 1 })).toMatchObject({ code: 404 })
    expect(await act('close-activity', { activity_id: id })).toMatchObject({ code: 404 })
  })
})

describe('close-leaderboard', () => {
  it('after the run: no further one starts, and this one is paid', async () => {
    const id = await fixture.createLeaderboard({})
    const player = await fixture.player()
    await fixture.play(player, 10)
    const { ends_at } = await fixture.view(id)
    expect(await act('close-leaderboard', { activity_id: id })).toMatchObject({ data: { ends_at } })
    fixture.clock.advance(DAY_MS)
    await fixture.advance()
    expect(await fixture.view(id, player)).toMatchObject({ state: 'settled', current_run_id: null })
    expect(await fixture.balanceOf(player.playerId)).toBe('100.00')
    expect(await act('close-leaderboard', { activity_id: id })).toMatchObject({ code: 20009 })
    const { caller } = player
    const listed = await listActivities(fixture.ctx, { page: 1, page_size: 100 }, caller)
    expect(listed.ok && listed.data.list.some((offer) => offer.id === id), 'its results stay').toBe(true)
    fixture.clock.advance(4 * DAY_MS)
    const old = await listActivities(fixture.ctx, { page: 1, page_size: 100 }, caller)
    expect(old.ok && old.data.list.some((offer) => offer.id === id)).toBe(false)
  })

  it('now: the standings of this moment are paid', async () => {
    const id = await fixture.createLeaderboard({})
    const player = await fixture.player()
    await fixture.play(player, 10)
    fixture.clock.advance(60_000)
    expect(await act('close-leaderboard', { activity_id: id, how: 'now' })).toMatchObject({ ok: true })
    await fixture.play(player, 10)
    fixture.clock.advance(10_000)
    await fixture.advance()
    expect(await fixture.view(id, player)).toMatchObject({
      state: 'settled',
      me: { points: '10.00', prize: { state: 'paid' } },
    })
  })

  it('cancelled: nobody gets anything', async () => {
    const id = await fixture.createLeaderboard({})
    const player = await fixture.player()
    await fixture.play(player, 10)
    expect(await act('close-leaderboard', { activity_id: id, how: 'cancel' })).toMatchObject({ ok: true })
    fixture.clock.advance(DAY_MS)
    await fixture.advance()
    expect(await fixture.view(id, player)).toMatchObject({ state: 'cancelled', top: [], me: null })
    expect(await fixture.balanceOf(player.playerId)).toBe('0.00')
    expect(await act('close-leaderboard', { activity_id: '999999' })).toMatchObject({ code: 404 })
  })
})

describe('disqualify-from-leaderboard', () => {
  it('takes a player off until the prizes are given; the next ones move up', async () => {
    const id = await fixture.createLeaderboard({ leaderboard: { review_hours: 24 } })
    const [first, second] = [await fixture.player(), await fixture.player()]
    await fixture.play(first, 20)
    await fixture.play(second, 10)
    const run_id = await fixture.runOf(id)
    const disqualify = (player_id: bigint) =>
      act('disqualify-from-leaderboard', { run_id, player_id: player_id.toString(), message: '同一人多帳號' })
    fixture.clock.advance(DAY_MS)
    await fixture.advance()
    expect(await disqualify(first.playerId)).toMatchObject({ ok: true })
    expect(await disqualify(first.playerId)).toMatchObject({ code: 10040 })
    expect(await disqualify(1n)).toMatchObject({ code: 404 })
    expect((await fixture.view(id, first, run_id)).me).toMatchObject({
      status: 'disqualified',
      reason: '同一人多帳號',
      place: null,
    })
    expect(await act('list-leaderboard-standings', { run_id })).toMatchObject({
      data: {
        list: [
          { player_id: first.playerId.toString(), place: null, disqualified: '同一人多帳號' },
          { player_id: second.playerId.toString(), place: 1, points: '10.00', disqualified: null },
        ],
      },
    })
    fixture.clock.advance(DAY_MS)
    await fixture.advance()
    expect(await fixture.balanceOf(first.playerId)).toBe('0.00')
    expect(await fixture.balanceOf(second.playerId)).toBe('100.00')
    expect(await disqualify(second.playerId)).toMatchObject({ code: 10040 })
    expect(await act('list-leaderboards', {})).toMatchObject({ ok: true })
    const listed = await act('list-leaderboard-standings', { run_id: '999999' })
    expect(listed).toMatchObject({ code: 404 })
  })

  it('one that plays on stays off', async () => {
    const id = await fixture.createLeaderboard({})
    const player = await fixture.player()
    await fixture.play(player, 20)
    const run_id = await fixture.runOf(id)
    const player_id = player.playerId.toString()
    expect(
      await act('disqualify-from-leaderboard', { run_id, player_id, message: '違反規則' }),
    ).toMatchObject({ ok: true })
    await fixture.play(player, 50)
    await fixture.advance()
    expect((await fixture.view(id, player)).me).toMatchObject({ status: 'disqualified', place: null })
    expect(await act('decide-leaderboard-prize', { run_id, place: 1, pay: true })).toMatchObject({
      code: 404,
    })
  })
})
