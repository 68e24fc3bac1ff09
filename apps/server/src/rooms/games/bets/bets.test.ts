import { calls } from '@gamehall/contract'
import { minor } from '@gamehall/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { performAction } from '../../../platform/operator/perform-action.ts'
import type { ProviderBet } from '../../../providers/games/index.ts'
import { OTHER_PLATFORM, PLATFORM } from '../../../testing/fake-game-provider.ts'
import type { TestPlayer } from '../../../testing/index.ts'
import { readTurnoverLeft, requireTurnover } from '../../wallet/index.ts'
import { preEnterGame } from '../launch/pre-enter-game.ts'
import { ensurePlatformPlayer } from '../platforms/platform-player.ts'
import { gamesRoom } from '../room.ts'
import { createGamesFixture, type GamesFixture } from '../testing/games-fixture.ts'
import { downloadBets } from './download-bets.ts'
import { notifyBets } from './jobs/notify-bets.ts'
import { listBets } from './list-bets.ts'
import { pullPlatformBets } from './pull-platform-bets.ts'

let fixture: GamesFixture
beforeAll(async () => {
  fixture = await createGamesFixture()
})
afterAll(() => fixture.ctx.close())

async function knownPlayer(): Promise<TestPlayer> {
  const player = await fixture.newPlayer(0n)
  await ensurePlatformPlayer(fixture.ctx, fixture.provider, player.playerId)
  return player
}

function betOf(player: TestPlayer, betId: string, change: Partial<ProviderBet> = {}): ProviderBet {
  const at = fixture.clock.now()
  return {
    betId,
    version: 1,
    apiKey: PLATFORM,
    game: 'fake-game',
    player: `gh${player.playerId}`,
    currency: 'TWD',
    status: 'SETTLED',
    betMinor: minor(10_00n),
    validBetMinor: minor(10_00n),
    winMinor: minor(25_00n),
    betAt: at,
    settledAt: at,
    updatedAt: at,
    ...change,
  }
}

const pull = () => pullPlatformBets(fixture.ctx, PLATFORM, fixture.clock.now())

const read = (player: TestPlayer, change: object = {}) =>
  listBets(fixture.ctx, { page: 1, page_size: 2, ...change } as Parameters<typeof listBets>[1], player.caller)

describe('pulling bets', () => {
  it('stores each bet once although windows overlap, and counts its turnover once', async () => {
    const player = await knownPlayer()
    const { ctx, clock, provider } = fixture
    await ctx.db.transaction().execute((trx) =>
      requireTurnover(trx, {
        playerId: player.playerId,
        orderNo: 'D1',
        creditedMinor: minor(100_00n),
        requiredMinor: minor(100_00n),
        at: clock.now(),
      }),
    )
    clock.advance(1_000)
    provider.bets = [betOf(player, 'b1')]
    clock.advance(1_000)
    await pull()
    clock.advance(30_000)
    await pull()
    expect(await readTurnoverLeft(ctx.db, player.playerId)).toBe(90_00n)
    expect(await read(player)).toMatchObject({
      ok: true,
      data: {
        total: 1,
        total_bet: '10.00',
        total_valid_bet: '10.00',
        total_win_loss: '15.00',
        next_cursor: null,
      },
    })
  })

  it('returns an unfinished round with its stake before entering the game, until it is settled', async () => {
    const player = await knownPlayer()
    const { ctx, clock, provider } = fixture
    const enter = () =>
      preEnterGame(ctx, calls.preEnterGame.request.parse({ gameId: 'fake-game' }), player.caller)
    expect(await enter()).toMatchObject({ ok: true, data: { OpenRound: null } })
    const betAt = clock.now()
    provider.bets = [betOf(player, 'b-open', { status: 'OPEN', settledAt: null, winMinor: minor(0n) })]
    clock.advance(1_000)
    await pull()
    expect(await enter()).toMatchObject({
      ok: true,
      data: { OpenRound: { stake: '10.00', bet_time: betAt.toISOString() } },
    })
    provider.bets = [betOf(player, 'b-open', { version: 2, updatedAt: clock.now() })]
    clock.advance(1_000)
    await pull()
    expect(await enter()).toMatchObject({ ok: true, data: { OpenRound: null } })
  })

  it('stores a test account’s bet without counting turnover', async () => {
    const { ctx, clock, provider } = fixture
    const tester = await fixture.newPlayer(0n, true)
    await ensurePlatformPlayer(ctx, provider, tester.playerId)
    provider.bets = [betOf(tester, 'b-test')]
    clock.advance(1_000)
    await pull()
    expect(await read(tester)).toMatchObject({ ok: true, data: { total: 1, total_bet: '10.00' } })
    const { rows } = await ctx.pool.query('select 1 from wash_entries where player_id = $1', [
      tester.playerId,
    ])
    expect(rows).toEqual([])
  })

  it('follows a bet that is voided, and ignores an older version', async () => {
    const player = await knownPlayer()
    const { ctx, clock, provider } = fixture
    await ctx.db.transaction().execute((trx) =>
      requireTurnover(trx, {
        playerId: player.playerId,
        orderNo: 'D1',
        creditedMinor: minor(100_00n),
        requiredMinor: minor(100_00n),
        at: clock.now(),
      }),
    )
    provider.bets = [betOf(player, 'b2')]
    clock.advance(1_000)
    await pull()
    provider.bets = [betOf(player, 'b2', { version: 3, status: 'VOID', updatedAt: clock.now() })]
    clock.advance(1_000)
    await pull()
    provider.bets = [betOf(player, 'b2', { version: 2, updatedAt: clock.now() })]
    clock.advance(1_000)
    await pull()
    expect(await readTurnoverLeft(ctx.db, player.playerId)).toBe(100_00n)
    expect(await read(player)).toMatchObject({
      ok: true,
      data: { list: [{ status: 'void', win_loss: null }], total_bet: '0.00', total_win_loss: '0.00' },
    })
  })

  it('returns the totals of the selection with the first page only', async () => {
    const player = await knownPlayer()
    const { clock, provider } = fixture
    provider.bets = ['t1', 't2', 't3'].map((id) => betOf(player, id))
    clock.advance(1_000)
    await pull()
    const first = await read(player)
    expect(first).toMatchObject({ data: { list: [{}, {}], total: 3, total_bet: '30.00' } })
    const cursor = first.ok ? first.data.next_cursor : null
    const told = { total: null, total_bet: null, total_valid_bet: null, total_win_loss: null }
    expect(await read(player, { cursor })).toMatchObject({ data: { list: [{}], next_cursor: null, ...told } })
  })

  it('catches up over hours in windows of the provider’s maximum length', async () => {
    const player = await knownPlayer()
    fixture.clock.advance(60_000)
    fixture.provider.bets = [betOf(player, 'b3')]
    fixture.clock.advance(3 * 3_600_000)
    await pull()
    expect(await read(player)).toMatchObject({ ok: true, data: { total: 1 } })
  })

  it('ignores a bet of an unknown player', async () => {
    const player = await knownPlayer()
    fixture.provider.bets = [betOf(player, 'b4', { player: 'stranger' })]
    fixture.clock.advance(1_000)
    await pull()
    expect(await read(player)).toMatchObject({ ok: true, data: { total: 0, list: [] } })
  })
})

describe('§7 /report/betRecord', () => {
  it('pages by cursor through everything once, newest first', async () => {
    const player = await knownPlayer()
    const ids = ['c1', 'c2', 'c3', 'c4', 'c5']
    fixture.provider.bets = ids.map((id, index) =>
      betOf(player, id, { betAt: new Date(fixture.clock.now().getTime() + index) }),
    )
    fixture.clock.advance(1_000)
    await pull()
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page = await read(player, { cursor })
      if (!page.ok) throw new Error('refused')
      seen.push(...page.data.list.map(({ bet_id }) => bet_id))
      cursor = page.data.next_cursor
    } while (cursor !== null)
    expect(seen).toEqual(ids.toReversed())
  })

  it('distinguishes bets with the same number and instant by platform, across pages (§4)', async () => {
    const player = await knownPlayer()
    const at = fixture.clock.now()
    for (const apiKey of [PLATFORM, OTHER_PLATFORM])
      for (const betId of ['p1', 'p2'])
        await fixture.ctx.db
          .insertInto('bets')
          .values({
            api_key: apiKey,
            bet_id: betId,
            version: 1n,
            player_id: player.playerId,
            gid: 'fake-game',
            status: 'settled',
            bet_minor: 100n,
            valid_bet_minor: 100n,
            win_minor: 0n,
            bet_at: at,
            settled_at: at,
          })
          .execute()
    fixture.clock.advance(1_000)
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page = await read(player, { cursor, page_size: 1 })
      if (!page.ok) throw new Error('refused')
      seen.push(...page.data.list.map(({ api_key, bet_id }) => `${api_key}/${bet_id}`))
      cursor = page.data.next_cursor
    } while (cursor !== null)
    expect(seen.toSorted()).toEqual([PLATFORM, OTHER_PLATFORM].flatMap((key) => [`${key}/p1`, `${key}/p2`]))
  })

  it('pages by number as well', async () => {
    const player = await knownPlayer()
    fixture.provider.bets = ['e1', 'e2', 'e3'].map((id, index) =>
      betOf(player, id, { betAt: new Date(fixture.clock.now().getTime() + index) }),
    )
    fixture.clock.advance(1_000)
    await pull()
    expect(await read(player, { page: 2 })).toMatchObject({
      ok: true,
      data: { list: [{ bet_id: 'e1' }], total: 3, page: 2, next_cursor: null },
    })
  })

  it('filters by platform and settlement, and never shows other players’ bets', async () => {
    const player = await knownPlayer()
    const other = await knownPlayer()
    fixture.provider.bets = [
      betOf(player, 'd1'),
      betOf(player, 'd2', { status: 'OPEN', settledAt: null }),
      betOf(other, 'd3'),
    ]
    fixture.clock.advance(1_000)
    await pull()
    expect(await read(player, { settled: 0 })).toMatchObject({
      ok: true,
      data: { list: [{ bet_id: 'd2', win_loss: null }] },
    })
    expect(await read(player, { settled: 1 })).toMatchObject({ ok: true, data: { list: [{ bet_id: 'd1' }] } })
    expect(await read(player, { api_key: 'other' })).toMatchObject({ ok: true, data: { total: 0 } })
  })

  it.each(['rubbish', 'MjAyNnx8', '!!'])('refuses the cursor %s', async (cursor) => {
    const player = await knownPlayer()
    expect(await read(player, { cursor })).toMatchObject({
      ok: false,
      code: 400,
      fields: [{ field: 'cursor' }],
    })
  })
})

describe('the turnover of a bet', () => {
  it('uses the game’s weight set by operators, and notifies the player’s clients once', async () => {
    const player = await knownPlayer()
    const { ctx, clock, provider } = fixture
    await ctx.db.transaction().execute((trx) =>
      requireTurnover(trx, {
        playerId: player.playerId,
        orderNo: 'D1',
        creditedMinor: minor(7_00n),
        requiredMinor: minor(7_00n),
        at: clock.now(),
      }),
    )
    const weigh = (gid: string) =>
      performAction(
        ctx,
        gamesRoom.actions,
        { name: 'mei', permissions: ['platforms.maintain'] },
        {
          action: 'set-game-weight',
          input: { gid, weight_percent: '50' },
          reason: 'low edge',
        },
      )
    expect(await weigh('fake-game')).toMatchObject({ ok: true })
    expect(await weigh('no-game')).toEqual({ ok: false, code: 404 })
    provider.bets = [betOf(player, 'w1')]
    clock.advance(1_000)
    await pull()
    expect(await readTurnoverLeft(ctx.db, player.playerId)).toBe(2_00n)
    provider.bets = [betOf(player, 'w2'), betOf(player, 'w3')]
    clock.advance(1_000)
    await pull()
    expect(await readTurnoverLeft(ctx.db, player.playerId)).toBe(0n)
    await notifyBets.run(ctx, {}, clock.now())
    await notifyBets.run(ctx, {}, clock.now())
    const pushes = await ctx.db
      .selectFrom('push_messages')
      .select('content')
      .where('player_id', '=', player.playerId)
      .orderBy('seq')
      .execute()
    expect(pushes).toMatchObject([
      { content: { keys: ['bets'] } },
      { content: { keys: ['wash_balance'] } },
      { content: { text: '流水已達標，可以提款了' } },
    ])
  })

  it('uses the default weight of the platform’s category for an unlisted game', async () => {
    const player = await knownPlayer()
    await fixture.ctx.db.transaction().execute((trx) =>
      requireTurnover(trx, {
        playerId: player.playerId,
        orderNo: 'D1',
        creditedMinor: minor(50_00n),
        requiredMinor: minor(50_00n),
        at: fixture.clock.now(),
      }),
    )
    fixture.provider.bets = [betOf(player, 'w4', { game: 'gone-game' })]
    fixture.clock.advance(1_000)
    await pull()
    expect(await readTurnoverLeft(fixture.ctx.db, player.playerId)).toBe(40_00n)
  })
})

it('downloadBets returns the record as a CSV file', async () => {
  const player = await knownPlayer()
  fixture.provider.bets = [betOf(player, 'f1'), betOf(player, 'f2', { status: 'VOID' })]
  fixture.clock.advance(1_000)
  await pull()
  const file = await downloadBets(fixture.ctx, {}, { ...player.caller, locale: 'en' })
  const lines = file.ok ? file.data.csv.trimEnd().split('\r\n') : []
  expect(lines).toHaveLength(3)
  expect(lines.join('\n')).toMatch(/f1,10\.00,10\.00,15\.00,Settled/)
})
