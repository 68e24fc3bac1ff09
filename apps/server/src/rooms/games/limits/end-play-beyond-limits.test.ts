import { calls } from '@gamehall/contract'
import { minor } from '@gamehall/money'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { PLATFORM } from '../../../testing/fake-game-provider.ts'
import type { TestPlayer } from '../../../testing/index.ts'
import { runJobs } from '../../../testing/run-jobs.ts'
import { notifyBets } from '../bets/jobs/notify-bets.ts'
import { pullPlatformBets } from '../bets/pull-platform-bets.ts'
import { ensurePlatformPlayer } from '../platforms/platform-player.ts'
import { createGamesFixture, type GamesFixture } from '../testing/games-fixture.ts'
import { depositToGame } from '../transfers/deposit-to-game.ts'
import { endPlay } from './jobs/end-play.ts'
import { setPlayLimit } from './set-play-limit.ts'

let games: GamesFixture
beforeAll(async () => {
  games = await createGamesFixture()
})
afterAll(() => games.ctx.close())

async function playingPlayer(): Promise<TestPlayer> {
  const player = await games.newPlayer(1_000_00n)
  await ensurePlatformPlayer(games.ctx, games.provider, player.playerId)
  const into = { ...player.caller, idempotencyKey: `in-${player.playerId}` }
  await depositToGame(games.ctx, { platform: PLATFORM, amount: 300 }, into)
  return player
}

/** The platform reports a lost bet; the pull and the job after it take it. */
async function reportLoss(player: TestPlayer, dollars: bigint) {
  games.provider.bets = [
    {
      betId: `bet-${games.clock.now().getTime()}`,
      version: 1,
      apiKey: PLATFORM,
      game: 'fake-game',
      player: `gh${player.playerId}`,
      currency: 'TWD',
      status: 'SETTLED',
      betMinor: minor(dollars * 100n),
      validBetMinor: minor(dollars * 100n),
      winMinor: minor(0n),
      betAt: games.clock.now(),
      settledAt: games.clock.now(),
      updatedAt: games.clock.now(),
    },
  ]
  games.clock.advance(60_000)
  await pullPlatformBets(games.ctx, PLATFORM, games.clock.now())
  await notifyBets.run(games.ctx, {}, games.clock.now())
  await runJobs(games.ctx, [endPlay])
}

it('ends the play of a player right after the pull that brought the bet beyond the limit, and of no other', async () => {
  const [player, other] = [await playingPlayer(), await playingPlayer()]
  const request = { subject: 'stake', period: 'day', amount: 50 }
  for (const each of [player, other])
    await setPlayLimit(games.ctx, calls.setPlayLimit.request.parse(request), each.caller)
  const kick = vi.spyOn(games.provider, 'kick')
  await reportLoss(other, 10n)
  await reportLoss(player, 40n)
  expect(kick).not.toHaveBeenCalled()
  await reportLoss(player, 40n)
  expect(kick.mock.calls).toEqual([[`gh${player.playerId}`]])
})
