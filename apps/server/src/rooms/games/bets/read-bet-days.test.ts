import { calls } from '@gamehall/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestPlayer } from '../../../testing/index.ts'
import { createGamesFixture, type GamesFixture } from '../testing/games-fixture.ts'
import { listBets } from './list-bets.ts'

let games: GamesFixture
let player: TestPlayer
let made = 0

beforeAll(async () => {
  games = await createGamesFixture()
  player = await games.newPlayer(0n)
  games.clock.advance(Date.parse('2026-11-22T10:00:00Z') - games.clock.now().getTime())
  // The 21st in Taiwan ends at 16:00 UTC: one session spans midnight.
  await bet('2026-11-21T02:00:00Z', 10_00, 0)
  await bet('2026-11-21T02:29:00Z', 10_00, 25_00)
  await bet('2026-11-21T02:59:01Z', 5_00, 0)
  await bet('2026-11-21T15:50:00Z', 1_00, 3_00)
  await bet('2026-11-21T16:05:00Z', 2_00, 0)
  await bet('2026-11-21T16:06:00Z', 7_00, 0, 'void')
  await bet('2026-11-21T16:07:00Z', 4_00, 0, 'open')
})
afterAll(() => games.ctx.close())

async function bet(at: string, betMinor: number, winMinor: number, status = 'settled') {
  made += 1
  await games.ctx.pool.query(
    `insert into bets (api_key, bet_id, version, player_id, gid, status, bet_minor, valid_bet_minor, win_minor, bet_at, settled_at)
     values ('fake_slots', $1, 1, $2, 'fake-game', $3, $4, $4, $5, $6, case when $3 = 'open' then null else $6::timestamptz end)`,
    [`D${made}`, player.playerId, status, betMinor, winMinor, at],
  )
}

async function list(request: object) {
  const answer = await listBets(games.ctx, calls.listBets.request.parse(request), player.caller)
  if (!answer.ok) throw new Error(String(answer.code))
  return calls.listBets.response.parse(answer.data)
}

const day22 = { day: '2026-11-22', count: 3, bet: '6.00', valid_bet: '2.00', win_loss: '-2.00' }
const day21 = { day: '2026-11-21', count: 4, bet: '26.00', valid_bet: '26.00', win_loss: '2.00' }

it('returns each day with its sums and play sessions, newest first; a pause of half an hour ends a session', async () => {
  const { days } = await list({})
  expect(days).toMatchObject([day22, day21])
  expect(days.map(({ sessions }) => sessions)).toEqual([
    [
      {
        started_at: '2026-11-21T16:05:00.000Z',
        ended_at: '2026-11-21T16:07:00.000Z',
        count: 3,
        bet: '6.00',
        win_loss: '-2.00',
      },
    ],
    [
      {
        started_at: '2026-11-21T15:50:00.000Z',
        ended_at: '2026-11-21T15:50:00.000Z',
        count: 1,
        bet: '1.00',
        win_loss: '2.00',
      },
      {
        started_at: '2026-11-21T02:59:01.000Z',
        ended_at: '2026-11-21T02:59:01.000Z',
        count: 1,
        bet: '5.00',
        win_loss: '-5.00',
      },
      {
        started_at: '2026-11-21T02:00:00.000Z',
        ended_at: '2026-11-21T02:29:00.000Z',
        count: 2,
        bet: '20.00',
        win_loss: '5.00',
      },
    ],
  ])
})

it('returns a whole day on the page it begins on, and not again on the next', async () => {
  const first = await list({ page_size: 2 })
  expect(first.days).toMatchObject([day22])
  const second = await list({ page_size: 2, cursor: first.next_cursor })
  expect(second.days).toMatchObject([day21])
  const third = await list({ page_size: 2, cursor: second.next_cursor })
  expect(third.list).toHaveLength(2)
  expect(third.days).toEqual([])
})

it('sums the requested filters and range only', async () => {
  expect((await list({ settled: 0 })).days).toMatchObject([{ day: '2026-11-22', count: 1, bet: '4.00' }])
  const from = { start_time: '2026-11-21T15:00:00Z', end_time: '2026-11-21T16:06:00Z' }
  expect((await list(from)).days).toMatchObject([
    { day: '2026-11-22', count: 1, bet: '2.00' },
    { day: '2026-11-21', count: 1, bet: '1.00' },
  ])
})
