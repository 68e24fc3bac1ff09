import { getPlaySummary as call } from '@gamehall/contract/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestPlayer } from '../../../testing/index.ts'
import { createGamesFixture, type GamesFixture } from '../testing/games-fixture.ts'
import { getPlaySummary } from './get-play-summary.ts'

let fixture: GamesFixture
let made = 0
beforeAll(async () => {
  fixture = await createGamesFixture()
})
afterAll(() => fixture.ctx.close())

/** Inserts a bet in cents, `hoursAgo` hours ago. */
async function bet(
  player: TestPlayer,
  hoursAgo: number,
  betMinor: number,
  winMinor: number,
  change: object = {},
) {
  made += 1
  const at = new Date(fixture.clock.now().getTime() - hoursAgo * 3_600_000)
  const row = { gid: 'fake-game', status: 'settled', ...change }
  await fixture.ctx.pool.query(
    `insert into bets (api_key, bet_id, version, player_id, gid, status, bet_minor, valid_bet_minor, win_minor, bet_at, settled_at)
     values ('fake', $1, 1, $2, $3, $4, $5, $5, $6, $7, $7)`,
    [`B${made}`, player.playerId, row.gid, row.status, betMinor, winMinor, at],
  )
}
async function summaryOf(player: TestPlayer, days?: 7 | 30) {
  const outcome = await getPlaySummary(fixture.ctx, call.request.parse({ days }), player.caller)
  if (!outcome.ok) throw new Error('no summary')
  return outcome.data
}

test('returns each Taiwan day, the games with the highest stakes, and the total', async () => {
  const player = await fixture.newPlayer(0n)
  await bet(player, 0, 100_00, 250_00)
  await bet(player, 0, 100_00, 0)
  await bet(player, 48, 300_00, 10_50, { gid: 'other-game' })
  const { total, days, games } = await summaryOf(player)
  expect(total).toEqual({ bet_count: 3, bet_amount: '500.00', win_loss: '-239.50' })
  expect(days).toHaveLength(7)
  expect(days.at(-1)).toMatchObject({ bet_count: 2, bet_amount: '200.00', win_loss: '50.00' })
  expect(days.at(-3)).toMatchObject({ bet_count: 1, win_loss: '-289.50' })
  expect(days.at(-2)).toMatchObject({ bet_count: 0, bet_amount: '0.00', win_loss: '0.00' })
  expect(games.map(({ gid }) => gid)).toEqual(['other-game', 'fake-game'])
})

test('ignores open, void and older bets, and other players’ bets', async () => {
  const player = await fixture.newPlayer(0n)
  await bet(player, 0, 100_00, 0, { status: 'open' })
  await bet(player, 0, 100_00, 100_00, { status: 'void' })
  await bet(player, 24 * 8, 100_00, 0)
  await bet(await fixture.newPlayer(0n), 0, 100_00, 0)
  expect((await summaryOf(player)).total.bet_count).toBe(0)
  const month = await summaryOf(player, 30)
  expect(month.total).toMatchObject({ bet_count: 1, win_loss: '-100.00' })
  expect(month.days).toHaveLength(30)
})

test('assigns a bet at half past midnight in Taiwan to that day', async () => {
  const player = await fixture.newPlayer(0n)
  const now = fixture.clock.now()
  const hoursIntoDay = ((now.getTime() + 8 * 3_600_000) % 86_400_000) / 3_600_000
  await bet(player, hoursIntoDay - 0.5, 100_00, 0)
  await bet(player, hoursIntoDay + 0.5, 50_00, 0)
  const { days } = await summaryOf(player)
  expect(days.slice(-2).map(({ bet_amount }) => bet_amount)).toEqual(['50.00', '100.00'])
})
