import { minor } from '@gamehall/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { performAction } from '../../../platform/operator/perform-action.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import type { ProviderBet } from '../../../providers/games/index.ts'
import { PLATFORM } from '../../../testing/fake-game-provider.ts'
import { createTestOperators, runJobs, type TestPlayer } from '../../../testing/index.ts'
import { readTurnoverLeft, readWithheld } from '../../wallet/index.ts'
import { listBets } from '../bets/list-bets.ts'
import { pullPlatformBets } from '../bets/pull-platform-bets.ts'
import { preEnterGame } from '../launch/pre-enter-game.ts'
import { gamesRoom } from '../room.ts'
import { createGamesFixture, type GamesFixture } from '../testing/games-fixture.ts'
import { deliverFreeRoundsGrant } from './jobs/deliver-free-rounds-grant.ts'
import { endFreeRoundsGrants } from './jobs/end-free-rounds-grants.ts'
import { settleFreeRoundsGrantLater } from './jobs/settle-free-rounds-grant.ts'
import { listFreeRounds } from './list-free-rounds.ts'

let games: GamesFixture
beforeAll(async () => {
  games = await createGamesFixture()
  await createTestOperators(games.ctx, 'mei', 'lin')
})
afterAll(() => games.ctx.close())
beforeEach(async () => {
  games.provider.bets = []
  await games.ctx.pool.query('truncate operator_amounts')
})

const act = (action: string, input: object, by = 'mei') =>
  performAction(
    games.ctx,
    gamesRoom.actions,
    { name: by, permissions: ['activities.manage'] },
    {
      action,
      input,
      reason: 'ticket 31',
    },
  )
const give = (player: TestPlayer, input: object = {}, by?: string) =>
  act(
    'grant-free-rounds',
    {
      player_id: player.playerId.toString(),
      gid: 'fake-game',
      rounds: 3,
      stake: '10.00',
      wash_percent: 200,
      ...input,
    },
    by,
  )
const deliver = () => runJobs(games.ctx, [deliverFreeRoundsGrant])
/** A grant that the provider has accepted. */
async function granted(player: TestPlayer, input: object = {}): Promise<string> {
  const given = await give(player, input)
  expect(given).toMatchObject({ ok: true, data: { state: 'granting' } })
  await deliver()
  return given.ok ? String((given.data as { grant_id: string }).grant_id) : ''
}
const grantRow = (grantId: string) =>
  games.ctx.db
    .selectFrom('free_round_grants')
    .selectAll()
    .where('grant_id', '=', grantId)
    .executeTakeFirstOrThrow()
const offered = async (player: TestPlayer) => {
  const listed = await listFreeRounds(games.ctx, {}, player.caller)
  return listed.ok ? listed.data.list : []
}

let made = 0
/** Reports a free round of the grant that won `cents`. */
async function report(
  player: TestPlayer,
  grantId: string,
  cents: bigint,
  change: Partial<ProviderBet> = {},
): Promise<void> {
  made += 1
  games.clock.advance(1_000)
  const at = games.clock.now()
  games.provider.bets.push({
    betId: `free-${made}`,
    version: 1,
    apiKey: PLATFORM,
    game: 'fake-game',
    player: `gh${player.playerId}`,
    currency: 'TWD',
    status: 'SETTLED',
    betMinor: minor(0n),
    validBetMinor: minor(0n),
    winMinor: minor(cents),
    betAt: at,
    settledAt: at,
    updatedAt: at,
    freeRounds: grantId,
    ...change,
  })
  games.clock.advance(1_000)
  await pullPlatformBets(games.ctx, PLATFORM, games.clock.now())
  await runJobs(games.ctx, [settleFreeRoundsGrantLater])
}
const messagesOf = async (player: TestPlayer) =>
  (
    await games.ctx.db
      .selectFrom('messages')
      .select('title')
      .where('player_id', '=', player.playerId)
      .orderBy('message_id')
      .execute()
  ).map(({ title }) => title['zh-TW'])

describe('free rounds with the platform’s wallets', () => {
  it('reach the provider and the player, are played, and are credited once as a bonus with turnover', async () => {
    const player = await games.newPlayer(0n)
    const grantId = await granted(player)
    expect(games.provider.grants.get(grantId)).toMatchObject({
      player: `gh${player.playerId}`,
      game: 'fake-game',
      stakeMinor: 10_00n,
      rounds: 3,
    })
    expect(await offered(player)).toMatchObject([
      { id: grantId, gid: 'fake-game', rounds: 3, left: 3, stake: '10.00', won: '0.00', wash_percent: 200 },
    ])
    await report(player, grantId, 25_00n)
    await report(player, grantId, 0n)
    expect(await offered(player)).toMatchObject([{ left: 1, won: '25.00' }])
    expect(await games.mainBalance(player)).toBe(0n)
    await report(player, grantId, 5_00n)
    expect(await games.mainBalance(player)).toBe(30_00n)
    expect(await readTurnoverLeft(games.ctx.db, player.playerId)).toBe(60_00n)
    expect(await readWithheld(games.ctx.db, player.playerId)).toBe(30_00n)
    expect(await offered(player)).toEqual([])
    await pullPlatformBets(games.ctx, PLATFORM, games.clock.now())
    expect(await games.mainBalance(player)).toBe(30_00n)
    expect(await grantRow(grantId)).toMatchObject({ state: 'finished', played: 3, credited_minor: 30_00n })
    expect(await messagesOf(player)).toEqual(['送您 3 局免費局：測試遊戲', '免費局獎金 30.00 元'])
  })

  it('let a player without any money enter their game without asking', async () => {
    const player = await games.newPlayer(0n)
    const enter = () => preEnterGame(games.ctx, { gameId: 'fake-game', loginDevice: 'wap' }, player.caller)
    expect(await enter()).toMatchObject({ data: { AutoEnter: false } })
    await granted(player)
    expect(await enter()).toMatchObject({ data: { AutoEnter: true } })
  })

  it('are in the bet record as free: nothing staked, no valid bet', async () => {
    const player = await games.newPlayer(0n)
    await report(player, await granted(player), 25_00n)
    const request = { page: 1, page_size: 5 } as Parameters<typeof listBets>[1]
    expect(await listBets(games.ctx, request, player.caller)).toMatchObject({
      data: { list: [{ is_free: true, bet_amount: '0.00', valid_bet: '0.00', win_loss: '25.00' }] },
    })
  })

  it('credit a round that is reported after they ended, and never more rounds than were given', async () => {
    const player = await games.newPlayer(0n)
    const grantId = await granted(player, { rounds: 2, days: 1 })
    await report(player, grantId, 7_00n)
    games.clock.advance(2 * DAY_MS)
    await pullPlatformBets(games.ctx, PLATFORM, games.clock.now())
    await endFreeRoundsGrants.run(games.ctx, {}, games.clock.now())
    expect(await grantRow(grantId)).toMatchObject({ state: 'expired', credited_minor: 7_00n })
    expect(await offered(player)).toEqual([])
    await report(player, grantId, 4_00n)
    await report(player, grantId, 100_00n)
    expect(await games.mainBalance(player)).toBe(11_00n)
  })

  it('of another player’s grant, or of none, credit nothing', async () => {
    const [player, other] = [await games.newPlayer(0n), await games.newPlayer(0n)]
    await granted(other)
    const grantId = await granted(player, { rounds: 1 })
    await report(other, grantId, 50_00n)
    await report(other, 'c0ffee00-0000-4000-8000-000000000000', 50_00n)
    expect([await games.mainBalance(player), await games.mainBalance(other)]).toEqual([0n, 0n])
  })

  it('wait while an interrupted round is open, then count it', async () => {
    const player = await games.newPlayer(0n)
    const grantId = await granted(player, { rounds: 1 })
    const open = { betId: 'interrupted', status: 'OPEN', settledAt: null } as const
    await report(player, grantId, 0n, open)
    expect(await grantRow(grantId)).toMatchObject({ state: 'active', played: 1 })
    await report(player, grantId, 9_00n, { betId: 'interrupted', version: 2 })
    expect(await grantRow(grantId)).toMatchObject({ state: 'finished' })
    expect(await games.mainBalance(player)).toBe(9_00n)
  })
})

describe('the delivery of a grant', () => {
  it.each(['lost', 'lost_after_apply', 'MAINTENANCE'] as const)(
    'is repeated under its id after %s, and counts once',
    async (fault) => {
      const player = await games.newPlayer(0n)
      const given = await give(player)
      games.provider.nextGrants.push(fault)
      await expect(deliver()).rejects.toThrow('were not answered')
      const grantId = given.ok ? String((given.data as { grant_id: string }).grant_id) : ''
      expect(await offered(player)).toEqual([])
      await deliverFreeRoundsGrant.run(games.ctx, { grant_id: grantId }, games.clock.now())
      await deliverFreeRoundsGrant.run(games.ctx, { grant_id: grantId }, games.clock.now())
      expect(await grantRow(grantId)).toMatchObject({ state: 'active' })
      expect(await messagesOf(player)).toHaveLength(1)
    },
  )

  it('that is refused is shown to operators, and to no player', async () => {
    const player = await games.newPlayer(0n)
    games.provider.nextGrants.push('NOT_FOUND')
    const grantId = await granted(player)
    expect(await act('list-free-round-grants', { player_id: player.playerId.toString() })).toMatchObject({
      data: { list: [{ grant_id: grantId, state: 'refused', error: 'scripted', rounds: 3, played: 0 }] },
    })
    expect([await offered(player), await messagesOf(player)]).toEqual([[], []])
  })
})

describe('grant-free-rounds', () => {
  it('needs a second operator when it is worth much', async () => {
    const player = await games.newPlayer(0n)
    const much = { rounds: 1_000, stake: '100.00' }
    expect(await give(player, much)).toMatchObject({ data: { status: 'waiting_for_second_operator' } })
    await deliver()
    expect(games.provider.grants.size === 0 || (await offered(player)).length === 0).toBe(true)
    expect(await give(player, much, 'lin')).toMatchObject({ ok: true, data: { requested_by: 'mei' } })
    await deliver()
    expect(await offered(player)).toMatchObject([{ rounds: 1_000 }])
  })

  it('gives once per reference, also at once', async () => {
    const player = await games.newPlayer(0n)
    const reference = `T-${player.playerId}`
    const answers = await Promise.all([1, 2, 3].map(() => give(player, { reference })))
    expect(answers.map((answer) => answer.ok || answer.code).toSorted()).toEqual([10040, 10040, true])
  })

  it.each([
    [{ gid: 'fake-table' }, { code: 30005 }],
    [{ gid: 'nothing' }, { code: 30005 }],
    [{ player_id: '999999' }, { code: 404 }],
    [{ stake: '0' }, { code: 400 }],
    [{ rounds: 0 }, { code: 400 }],
  ])('refuses %j', async (input, expected) => {
    expect(await give(await games.newPlayer(0n), input)).toMatchObject({ ok: false, ...expected })
  })

  it('refuses a test account', async () => {
    expect(await give(await games.newPlayer(0n, true))).toMatchObject({ ok: false, code: 400 })
  })
})

describe('cancel-free-rounds', () => {
  it('notifies the provider, and credits what was won', async () => {
    const player = await games.newPlayer(0n)
    const grantId = await granted(player)
    await report(player, grantId, 8_00n)
    expect(await act('cancel-free-rounds', { grant_id: grantId })).toMatchObject({ ok: true })
    expect(await offered(player)).toEqual([])
    await deliver()
    expect(games.provider.grants.get(grantId)).toMatchObject({ cancelled: true })
    expect(await grantRow(grantId)).toMatchObject({ state: 'cancelled', credited_minor: 8_00n })
    expect(await games.mainBalance(player)).toBe(8_00n)
    expect(await act('cancel-free-rounds', { grant_id: grantId })).toEqual({ ok: false, code: 10040 })
  })

  it('of a grant that the provider may not know yet leaves it cancelled there', async () => {
    const player = await games.newPlayer(0n)
    const given = await give(player)
    const grantId = given.ok ? String((given.data as { grant_id: string }).grant_id) : ''
    await act('cancel-free-rounds', { grant_id: grantId })
    await deliver()
    expect(games.provider.grants.get(grantId)).toMatchObject({ cancelled: true })
    expect(await messagesOf(player)).toEqual([])
  })

  it('is 404 for an unknown grant', async () => {
    const grant_id = 'c0ffee00-0000-4000-8000-000000000000'
    expect(await act('cancel-free-rounds', { grant_id })).toEqual({ ok: false, code: 404 })
  })
})
