import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { performAction } from '../../platform/operator/perform-action.ts'
import { gamesRoom } from '../../rooms/games/room.ts'
import { readTurnoverLeft } from '../../rooms/wallet/index.ts'
import { createTestOperators, runJobs } from '../../testing/index.ts'
import {
  centsOf,
  createSeamlessArcade,
  type Gambler,
  roundOf,
  type SeamlessArcade,
  START,
} from './testing/seamless-arcade.ts'

let test: SeamlessArcade
beforeAll(async () => {
  test = await createSeamlessArcade()
  await createTestOperators(test.ctx, 'mei')
})
afterAll(() => test.stop())
beforeEach(() => {
  test.faults = []
})

/** Rounds of 10.00 that the arcade has taken. */
async function granted({ player }: Gambler, rounds: number): Promise<string> {
  const given = await performAction(
    test.ctx,
    gamesRoom.actions,
    { name: 'mei', permissions: ['activities.manage'] },
    {
      action: 'grant-free-rounds',
      input: { player_id: player.playerId.toString(), gid: 'dragon-gate', rounds, stake: '10.00' },
      reason: 'ticket 31',
    },
  )
  if (!given.ok) throw new Error(`refused: ${given.code}`)
  await runFreeRoundJobs()
  return z.object({ grant_id: z.string() }).parse(given.data).grant_id
}
/** Tells the arcade of grants, and counts what was played. */
const runFreeRoundJobs = () =>
  runJobs(test.ctx, gamesRoom.jobs?.filter(({ name }) => name.endsWith('-free-grant')) ?? [])
const spinFree = (gambler: Gambler, free_rounds: string, request_id = randomUUID()) =>
  gambler.call('rounds/open', { request_id, bet: { amount: '10.00' }, free_rounds })
const grantRow = (grantId: string) =>
  test.ctx.db
    .selectFrom('free_round_grants')
    .select(['state', 'played', 'won_minor', 'credited_minor'])
    .where('grant_id', '=', grantId)
    .executeTakeFirstOrThrow()

describe('free rounds of the real arcade on the hall’s wallet', () => {
  it('are played to the end and credited once, whatever requests come at once', async () => {
    const gambler = await test.enter('dragon-gate')
    const grantId = await granted(gambler, 3)
    const answers = await Promise.all(Array.from({ length: 6 }, () => spinFree(gambler, grantId)))
    const played = answers.filter(({ code }) => code === 'OK').map(roundOf)
    expect(played).toHaveLength(3)
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['OK', 'FREE_ROUNDS_OVER']))
    expect(await gambler.balance()).toBe(START)
    await runFreeRoundJobs()
    const won = played.reduce((sum, { win }) => sum + centsOf(win), 0n)
    expect(await grantRow(grantId)).toEqual({
      state: 'finished',
      played: 3,
      won_minor: won,
      credited_minor: won,
    })
    expect(await gambler.balance()).toBe(START + won)
    expect(await readTurnoverLeft(test.ctx.db, gambler.player.playerId)).toBe(won)
  })

  it.each(['before', 'after'] as const)(
    'are returned when the bet is lost %s it was taken, and played when asked again',
    async (when) => {
      const gambler = await test.enter('dragon-gate')
      const grantId = await granted(gambler, 1)
      test.faults = [{ operation: 'bet', when }]
      const requestId = randomUUID()
      expect(await spinFree(gambler, grantId, requestId)).toMatchObject({ status: 503 })
      expect(await test.stepsOf(gambler)).toEqual([])
      expect(roundOf(await spinFree(gambler, grantId, requestId))).toMatchObject({ status: 'settled' })
      await runFreeRoundJobs()
      expect(await grantRow(grantId)).toMatchObject({ state: 'finished', played: 1 })
    },
  )

  it('are finished by the job when the answer to their win is lost', async () => {
    const gambler = await test.enter('dragon-gate')
    const grantId = await granted(gambler, 1)
    test.faults = [{ operation: 'win', when: 'after' }]
    const requestId = randomUUID()
    await spinFree(gambler, grantId, requestId)
    await test.runJob()
    expect(roundOf(await spinFree(gambler, grantId, requestId))).toMatchObject({ status: 'settled' })
    await runFreeRoundJobs()
    const row = await grantRow(grantId)
    expect(row).toMatchObject({ state: 'finished', played: 1 })
    expect(await gambler.balance()).toBe(START + row.won_minor)
  })
})
