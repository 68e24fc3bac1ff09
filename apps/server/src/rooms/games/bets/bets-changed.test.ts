import { minor } from '@gamehall/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { performAction } from '../../../platform/operator/perform-action.ts'
import { PLATFORM } from '../../../testing/fake-game-provider.ts'
import type { TestContext } from '../../../testing/index.ts'
import { rewardsRoom } from '../../rewards/room.ts'
import { ensurePlatformPlayer } from '../platforms/platform-player.ts'
import {
  createSeamlessFixture,
  GAME,
  newId,
  type SeamlessFixture,
} from '../seamless/testing/seamless-fixture.ts'
import { createGamesFixture, type GamesFixture } from '../testing/games-fixture.ts'
import { notifyBets } from './jobs/notify-bets.ts'
import { pullPlatformBets } from './pull-platform-bets.ts'

let transfers: GamesFixture
let seamless: SeamlessFixture
beforeAll(async () => {
  transfers = await createGamesFixture()
  seamless = await createSeamlessFixture()
})
afterAll(async () => {
  await transfers.ctx.close()
  await seamless.close()
})

const both = (text: string) => ({ 'zh-TW': text, en: text })

/** Creates a leaderboard of a game; reads its standings once the job after the players' bets has run. */
async function leaderboardOf(ctx: TestContext) {
  const act = async (action: string, input: object) => {
    const done = await performAction(
      ctx,
      rewardsRoom.actions,
      { name: 'mei', permissions: ['activities.manage'] },
      { action, input, reason: 'test' },
    )
    if (!done.ok) throw new Error(`${action}: ${JSON.stringify(done)}`)
    return done.data
  }
  await act('create-leaderboard', {
    ...{ title: both('排行'), summary: both('說明'), content: both('內容') },
    leaderboard: { period: 'daily', measure: 'valid_bets', games: [GAME], prizes: [{ amount: '10' }] },
  })
  const run = await ctx.db.selectFrom('leaderboard_runs').select('run_id').executeTakeFirstOrThrow()
  return async () => {
    await notifyBets.run(ctx, {}, ctx.clock.now())
    return act('list-leaderboard-standings', { run_id: run.run_id.toString() })
  }
}

it('the job after a bet counts it for the leaderboards, with wallets by transfer: settled, voided', async () => {
  const { ctx, clock, provider } = transfers
  const standings = await leaderboardOf(ctx)
  const player = await transfers.newPlayer(0n)
  await ensurePlatformPlayer(ctx, provider, player.playerId)
  const report = async (version: number, status: 'SETTLED' | 'VOID') => {
    provider.bets = [
      {
        betId: 'a',
        version,
        apiKey: PLATFORM,
        game: GAME,
        player: `gh${player.playerId}`,
        currency: 'TWD',
        status,
        betMinor: minor(10_00n),
        validBetMinor: minor(10_00n),
        winMinor: minor(0n),
        betAt: clock.now(),
        settledAt: clock.now(),
        updatedAt: clock.now(),
      },
    ]
    clock.advance(5 * 60_000)
    await pullPlatformBets(ctx, PLATFORM, clock.now())
  }
  await report(1, 'SETTLED')
  expect(await standings()).toMatchObject({ list: [{ place: 1, points: '10.00', rounds: 1 }] })
  await report(2, 'VOID')
  expect(await standings()).toEqual({ list: [] })
})

it('and with a seamless wallet: won, not rolled back ones, not those of test accounts', async () => {
  const standings = await leaderboardOf(seamless.ctx)
  const [seat, test] = [await seamless.sit(100_00n), await seamless.sit(100_00n, true)]
  const play = async ({ of, token }: typeof seat, amount: string, end: 'win' | 'rollback') => {
    const [round, bet] = [newId('round'), newId('bet')]
    const common = { ...of, round, currency: 'TWD' }
    const reference_transaction_uuid = bet
    await seamless.ask('bet', { ...common, token, transaction_uuid: bet, amount })
    if (end === 'rollback')
      return seamless.ask('rollback', {
        ...of,
        round,
        transaction_uuid: newId('rollback'),
        reference_transaction_uuid,
      })
    return seamless.ask('win', {
      ...common,
      transaction_uuid: newId('win'),
      reference_transaction_uuid,
      amount: '3.00',
      round_closed: true,
      valid_bet: amount,
    })
  }
  expect(await play(seat, '10.00', 'win')).toMatchObject({ code: 'OK' })
  expect(await play(seat, '20.00', 'rollback')).toMatchObject({ code: 'OK' })
  expect(await play(test, '30.00', 'win')).toMatchObject({ code: 'OK' })
  expect(await standings()).toMatchObject({
    list: [{ player_id: seat.player.playerId.toString(), points: '10.00', rounds: 1 }],
  })
})
