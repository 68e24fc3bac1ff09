import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../../platform/time/durations.ts'
import { createTestCaller } from '../../../testing/index.ts'
import { getActivityStatus } from '../activities/get-activity-status.ts'
import { listActivities } from '../activities/list-activities.ts'
import { getLeaderboard } from './get-leaderboard.ts'
import { listGameLeaderboards } from './list-game-leaderboards.ts'
import { createLeaderboardFixture, type LeaderboardFixture } from './testing/leaderboard-fixture.ts'

let fixture: LeaderboardFixture
beforeAll(async () => {
  fixture = await createLeaderboardFixture()
})
beforeEach(() => fixture.cancelAll())
afterAll(() => fixture.close())

it('shows the top with masked names, the player’s own place and the distance to the next', async () => {
  const id = await fixture.createLeaderboard({ leaderboard: { prizes: [{ amount: '100', places: 2 }] } })
  const players = []
  for (const amount of [30, 20, 10]) {
    const player = await fixture.player()
    await fixture.play(player, amount)
    players.push(player)
  }
  const [first, , third] = players
  if (!first || !third) throw new Error('no players')
  const seen = await fixture.view(id, third)
  expect(seen).toMatchObject({
    state: 'running',
    players: 3,
    prizes: [{ from: 1, to: 2, amount: '100.00' }],
    me: { status: 'ranked', place: 3, points: '10.00', rounds: 1, next: { place: 2, points: '10.00' } },
  })
  expect(seen.top.map(({ name, points, prize, is_me }) => [name, points, prize, is_me])).toEqual([
    [`pl***${first.account.slice(-2)}`, '30.00', '100.00', false],
    [expect.stringMatching(/^pl\*\*\*/), '20.00', '100.00', false],
    [expect.stringMatching(/^pl\*\*\*/), '10.00', null, true],
  ])
  expect(JSON.stringify(seen)).not.toContain(first.account)
  expect((await fixture.view(id)).me, 'a visitor').toBeNull()
})

it('says the rules in words from the data, in both languages', async () => {
  const id = await fixture.createLeaderboard({
    leaderboard: {
      games: ['gate', 'mine'],
      measure: 'best_multiplier',
      least_stake: '10',
      least_rounds: 20,
      review_hours: 12,
    },
    wash_percent: 300,
  })
  const { rules, games } = await fixture.view(id)
  expect(rules).toEqual([
    '以期間內單局最高倍數（派彩 ÷ 投注）排名。',
    '每天零時（臺灣時間）重新計算，一天一期。',
    '僅計算：龍門、礦坑。',
    '單局投注滿 10.00 元才列入計算。',
    '至少完成 20 局才列入排名。',
    '在期間內結算的局才列入計算；作廢的投注會扣除，免費局不列入。',
    '同分時先達成者在前；再相同則先註冊者在前。',
    '限正式帳號，每人限領一份獎金。同一裝置的多個帳號以名次最前者為準；共用網路的帳號須經客服確認。',
    '獎金存入主錢包，完成 3 倍流水後即可提款。',
    '期間結束後會先確認名次，12 小時後發放獎金。',
    '暫停遊戲期間名次與獎金都會保留，暫停結束後發放。',
  ])
  expect(games).toEqual([
    { gid: 'gate', name: '龍門' },
    { gid: 'mine', name: '礦坑' },
  ])
  const english = await getLeaderboard(fixture.ctx, { id, run_id: null }, createTestCaller({ locale: 'en' }))
  expect(english.ok && english.data.rules).toContain('Only these count: gate and mine.')
  expect(english.ok && english.data.rules).toHaveLength(rules.length)
})

it('keeps past periods, each with its own standings', async () => {
  const id = await fixture.createLeaderboard({})
  const player = await fixture.player()
  await fixture.play(player, 10)
  const first = await fixture.runOf(id)
  fixture.clock.advance(DAY_MS)
  await fixture.advance()
  const seen = await fixture.view(id, player)
  expect(seen).toMatchObject({
    state: 'running',
    me: { status: 'none' },
    past: [{ run_id: first, state: 'settled' }],
  })
  expect(await fixture.view(id, player, first)).toMatchObject({
    run_id: first,
    current_run_id: seen.run_id,
    me: { place: 1, prize: { amount: '100.00', state: 'paid' } },
  })
})

it('is upcoming until its start, and running from then on, also before the job has opened the run', async () => {
  const startTime = new Date(fixture.clock.now().getTime() + HOUR_MS)
  const id = await fixture.createLeaderboard({ start_time: startTime.toISOString() })
  const player = await fixture.player()
  const first = { run_id: null, starts_at: startTime.toISOString(), players: 0, top: [] }
  expect(await fixture.view(id, player)).toMatchObject({ ...first, state: 'upcoming', me: null })
  fixture.clock.advance(HOUR_MS)
  const waiting = await fixture.view(id, player)
  expect(waiting).toMatchObject({ ...first, state: 'running', me: { status: 'none', rounds: 0 } })
  expect((await fixture.view(id)).me, 'a visitor').toBeNull()
  await fixture.advance()
  const opened = await fixture.view(id, player)
  expect(opened.run_id).not.toBeNull()
  expect({ ...opened, run_id: null, current_run_id: null }).toEqual(waiting)
})

it('404: unknown, hidden, an offer of another kind, a run of another leaderboard', async () => {
  const hidden = await fixture.createLeaderboard({ is_shown: false })
  const other = await fixture.createLeaderboard({})
  const shown = await fixture.createLeaderboard({})
  const ask = (id: string, run_id: string | null = null) =>
    getLeaderboard(fixture.ctx, { id, run_id }, createTestCaller())
  for (const id of ['999999', hidden, await fixture.createOffer({})])
    expect(await ask(id)).toMatchObject({ code: 404 })
  expect(await ask(shown, await fixture.runOf(other))).toMatchObject({ code: 404 })
})

it('is among the offers with its best prize, and cannot be claimed', async () => {
  const id = await fixture.createLeaderboard({
    leaderboard: { prizes: [{ amount: '500' }, { amount: '100' }] },
  })
  const { caller } = await fixture.player()
  const listed = await listActivities(
    fixture.ctx,
    { page: 1, page_size: 100, type_id: 'leaderboards' },
    caller,
  )
  expect(listed.ok && listed.data.list.find((offer) => offer.id === id)).toMatchObject({
    mode: 'leaderboard',
    bonus: { amount: '500.00', is_most: true, wash_percent: 100 },
    is_featured: true,
  })
  expect(await getActivityStatus(fixture.ctx, { id }, caller)).toMatchObject({ code: 20012 })
})

it('of one game is listed with the others of its kind, and not among the offers', async () => {
  const own = await fixture.createLeaderboard({ leaderboard: { games: ['mine'] } })
  const both = await fixture.createLeaderboard({ leaderboard: { games: ['mine', 'gate'] } })
  const ids = async (of_one_game: boolean | null) => {
    const found = await listActivities(
      fixture.ctx,
      { page: 1, page_size: 100, of_one_game },
      createTestCaller(),
    )
    return found.ok ? found.data.list.map(({ id }) => id) : []
  }
  expect(await ids(true)).toContain(own)
  expect(await ids(true)).not.toContain(both)
  expect(await ids(null)).toContain(both)
  expect(await ids(null)).not.toContain(own)
})

it('lists the leaderboards that count a game', async () => {
  const mine = await fixture.createLeaderboard({ leaderboard: { games: ['mine'] } })
  const platform = await fixture.createLeaderboard({ leaderboard: { api_key: 'slots' } })
  const ids = async (gid: string) => {
    const found = await listGameLeaderboards(fixture.ctx, { gid }, createTestCaller())
    return found.ok && found.data.list.map(({ id }) => id)
  }
  expect(await ids('mine')).toEqual([mine, platform])
  expect(await ids('gate')).toEqual([platform])
  expect(await ids('nowhere')).toEqual([])
})
