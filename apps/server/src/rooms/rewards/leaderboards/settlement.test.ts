import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/time/durations.ts'
import type { TestPlayer } from '../../../testing/index.ts'
import { advanceLeaderboards } from './advance-leaderboards.ts'
import { countPlayers } from './count-rounds-of-run.ts'
import { lockPrize, payDuePrize, payPrize } from './pay-prize.ts'
import { freezeRun, settleRun } from './settle-run.ts'
import { createLeaderboardFixture, type LeaderboardFixture } from './testing/leaderboard-fixture.ts'

let fixture: LeaderboardFixture
beforeAll(async () => {
  fixture = await createLeaderboardFixture()
})
beforeEach(() => fixture.cancelAll())
afterAll(() => fixture.close())

const THREE = [{ amount: '300' }, { places: 2, amount: '50.50' }]
/** To the end of the Taiwan day, and the time that bets may take. */
const endDay = () => fixture.clock.advance(DAY_MS)

async function board(given: object, ...bets: readonly [TestPlayer, number][]): Promise<[string, string]> {
  const id = await fixture.createLeaderboard({ leaderboard: { prizes: THREE, ...given } })
  for (const [player, amount] of bets) await fixture.play(player, amount)
  return [id, await fixture.runOf(id)]
}

const prizesOf = async (runId: string) => {
  const { rows } = await fixture.ctx.pool.query<{ place: number; player_id: bigint; state: string }>(
    'select place, player_id, state from leaderboard_prizes where run_id = $1 order by place',
    [runId],
  )
  return rows
}

const fourPlayers = () => Promise.all(Array.from({ length: 4 }, () => fixture.player()))

describe('at the end of a period', () => {
  it('pays the places once as bonuses with their turnover, notifies the winners, and freezes the standings', async () => {
    const [a, b, c, d] = await fourPlayers()
    if (!a || !b || !c || !d) throw new Error('no players')
    const [id, runId] = await board({}, [a, 40], [b, 30], [c, 20], [d, 10])
    endDay()
    await fixture.advance()
    await fixture.advance()
    expect(await Promise.all([a, b, c, d].map(({ playerId }) => fixture.balanceOf(playerId)))).toEqual([
      '300.00',
      '50.50',
      '50.50',
      '0.00',
    ])
    expect(await fixture.turnoverLeftOf(a.playerId)).toBe('300.00')
    const message = await fixture.ctx.db
      .selectFrom('messages')
      .select(['title', 'content'])
      .where('player_id', '=', b.playerId)
      .executeTakeFirst()
    expect(message?.title).toEqual({
      'zh-TW': '排行榜第 2 名，獎金 50.50 元',
      en: 'You placed 2nd: 50.50 TWD',
    })
    expect(message?.content['zh-TW']).toContain('50.50 元已存入您的錢包。提款前須完成 1 倍流水。')
    await fixture.ctx.pool.query(`update bets set status = 'void', version = 2 where player_id = $1`, [
      a.playerId,
    ])
    await countPlayers(fixture.ctx, [a.playerId])
    const past = await fixture.view(id, a, runId)
    expect(past).toMatchObject({
      state: 'settled',
      me: { place: 1, points: '40.00', prize: { amount: '300.00', state: 'paid' } },
      top: [
        { place: 1, is_me: true, prize: '300.00' },
        { prize: '50.50' },
        { prize: '50.50' },
        { prize: null },
      ],
    })
    const hours = await fixture.ctx.pool.query('select 1 from leaderboard_hours where run_id = $1', [runId])
    expect(hours.rowCount).toBe(0)
  })

  it('waits for bets that are not pulled yet, at most half an hour', async () => {
    const player = await fixture.player()
    const [, runId] = await board({ period: 'once' }, [player, 10]).catch(() => [null, null])
    expect(runId, 'one period needs an end').toBeNull()
    const now = fixture.clock.now().getTime()
    const id = await fixture.createLeaderboard({
      leaderboard: { period: 'once' },
      end_time: new Date(now + 60_000).toISOString(),
    })
    await fixture.play(player, 10)
    await fixture.ctx.pool.query(
      `insert into bet_pulls (api_key, pulled_until) values ('slots', $1)
         on conflict (api_key) do update set pulled_until = excluded.pulled_until`,
      [new Date(now)],
    )
    fixture.clock.advance(5 * 60_000)
    await fixture.advance()
    expect((await fixture.view(id)).state).toBe('counting')
    // A bet of the period that is pulled after its end.
    await fixture.ctx.pool.query(
      `insert into bets (api_key, bet_id, version, player_id, gid, status, bet_minor, valid_bet_minor, win_minor, bet_at, settled_at)
         values ('slots', 'late', 1, $1, 'gate', 'settled', 500, 500, 0, $2, $2)`,
      [player.playerId, new Date(now + 30_000)],
    )
    fixture.clock.advance(30 * 60_000)
    await fixture.advance()
    expect(await fixture.view(id, player)).toMatchObject({
      state: 'settled',
      me: { points: '15.00', prize: { amount: '100.00', state: 'paid' } },
    })
    await fixture.ctx.pool.query('delete from bet_pulls')
  })

  it('settles in the pass that freezes, though time goes on during it', async () => {
    const player = await fixture.player()
    const [id, runId] = await board({}, [player, 10])
    endDay()
    const startedAt = fixture.clock.now()
    fixture.clock.advance(1)
    await advanceLeaderboards(fixture.ctx, startedAt)
    expect((await fixture.view(id, player, runId)).state).toBe('settled')
    expect(await fixture.balanceOf(player.playerId)).toBe('300.00')
  })

  it('leaves time for a review when the rules say so', async () => {
    const player = await fixture.player()
    const [id, runId] = await board({ review_hours: 24 }, [player, 10])
    endDay()
    await fixture.advance()
    expect((await fixture.view(id, player, runId)).state).toBe('review')
    expect(await fixture.balanceOf(player.playerId)).toBe('0.00')
    endDay()
    await fixture.advance()
    expect(await fixture.balanceOf(player.playerId)).toBe('300.00')
  })

  it('a period without players pays nothing', async () => {
    const [id, runId] = await board({ games: ['mine'] })
    endDay()
    await fixture.advance()
    expect(await fixture.view(id, undefined, runId)).toMatchObject({ state: 'settled', top: [], players: 0 })
  })
})

describe('exactly once', () => {
  it('with eight passes at the same time, while rounds are still counted', async () => {
    const [a, b] = await fourPlayers()
    if (!a || !b) throw new Error('no players')
    const [, runId] = await board({}, [a, 20], [b, 10])
    endDay()
    await Promise.all([
      ...Array.from({ length: 8 }, () => fixture.advance()),
      ...Array.from({ length: 8 }, () => fixture.count(b)),
    ])
    expect((await prizesOf(runId)).map(({ state }) => state)).toEqual(['paid', 'paid'])
    expect(await fixture.balanceOf(a.playerId)).toBe('300.00')
    expect(await fixture.balanceOf(b.playerId)).toBe('50.50')
  })

  it('after a kill at any step, the next pass does what is left', async () => {
    const [a, b] = await fourPlayers()
    if (!a || !b) throw new Error('no players')
    const [, text] = await board({}, [a, 20], [b, 10])
    const runId = BigInt(text)
    endDay()
    expect(await freezeRun(fixture.ctx, runId)).toBe(true)
    expect(await freezeRun(fixture.ctx, runId), 'frozen once').toBe(false)
    expect(await settleRun(fixture.ctx, runId)).toBe(true)
    expect(await settleRun(fixture.ctx, runId), 'settled once').toBe(false)
    // The connection dies after the first prize was credited and before it is committed.
    const dying = fixture.ctx.db.transaction().execute(async (trx) => {
      const prize = await lockPrize(trx, runId, 1, ['due'])
      if (prize === undefined) throw new Error('no prize')
      await payPrize(fixture.ctx, trx, prize)
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx)
    })
    await expect(dying).rejects.toThrow(/terminat/)
    expect(await fixture.balanceOf(a.playerId)).toBe('0.00')
    await fixture.advance()
    expect(await fixture.balanceOf(a.playerId)).toBe('300.00')
    expect(await fixture.balanceOf(b.playerId)).toBe('50.50')
    const [first] = await fixture.ctx.db
      .selectFrom('leaderboard_prizes')
      .selectAll()
      .where('run_id', '=', runId)
      .where('place', '=', 1)
      .execute()
    if (!first) throw new Error('no prize')
    await Promise.all([payDuePrize(fixture.ctx, first), payDuePrize(fixture.ctx, first)])
    expect(await fixture.balanceOf(a.playerId)).toBe('300.00')
  })

  it('a prize that cannot be paid does not keep the others from theirs', async () => {
    const [a, b] = await fourPlayers()
    if (!a || !b) throw new Error('no players')
    const [, runId] = await board({}, [a, 20], [b, 10])
    endDay()
    await freezeRun(fixture.ctx, BigInt(runId))
    await settleRun(fixture.ctx, BigInt(runId))
    await fixture.ctx.pool.query(
      `update leaderboard_prizes set amount_minor = 9223372036854775807 where run_id = $1 and place = 1`,
      [runId],
    )
    await expect(fixture.advance()).rejects.toThrow()
    expect(await fixture.balanceOf(b.playerId)).toBe('50.50')
    await fixture.ctx.pool.query(
      `update leaderboard_prizes set amount_minor = 30000 where run_id = $1 and place = 1`,
      [runId],
    )
    await fixture.advance()
    expect(await fixture.balanceOf(a.playerId)).toBe('300.00')
  })
})

describe('one prize a person', () => {
  it('an account on the device of a better placed winner gets none, and the next one moves up', async () => {
    const [a, second, c] = [
      await fixture.player({ device: 'shared' }),
      await fixture.player({ device: 'shared' }),
      await fixture.player(),
    ]
    const [id, runId] = await board({}, [a, 40], [second, 30], [c, 20])
    endDay()
    await fixture.advance()
    expect(await prizesOf(runId)).toMatchObject([
      { place: 1, player_id: a.playerId, state: 'paid' },
      { place: 2, player_id: c.playerId, state: 'paid' },
    ])
    expect((await fixture.view(id, second, runId)).me).toMatchObject({
      status: 'disqualified',
      prize: null,
      reason: '與您共用裝置的另一個帳號名次較前，每人限領一份獎金。',
    })
    expect((await fixture.view(id, c, runId)).me).toMatchObject({ place: 2 })
  })

  it('an account behind the same public address waits for an operator; private addresses prove nothing', async () => {
    const ip = '203.0.113.9'
    const [a, b, c] = [
      await fixture.player({ ip }),
      await fixture.player({ ip }),
      await fixture.player({ ip: '192.168.1.5' }),
    ]
    const [, runId] = await board({}, [a, 40], [b, 30], [c, 20])
    endDay()
    await fixture.advance()
    expect((await prizesOf(runId)).map(({ state }) => state)).toEqual(['paid', 'held', 'paid'])
    const decide = (pay: boolean) =>
      fixture.performAction('decide-leaderboard-prize', { run_id: runId, place: 2, pay })
    expect(await decide(true)).toMatchObject({ ok: true, data: { state: 'paid' } })
    expect(await decide(true)).toMatchObject({ code: 10040 })
    expect(await fixture.balanceOf(b.playerId)).toBe('50.50')
  })

  it('an account that never showed a device id waits for an operator, also in the first place', async () => {
    const [a, b] = [await fixture.player({ device: null }), await fixture.player()]
    const [, runId] = await board({}, [a, 40], [b, 30])
    endDay()
    await fixture.advance()
    expect((await prizesOf(runId)).map(({ state }) => state)).toEqual(['held', 'paid'])
    expect(await fixture.performAction('list-leaderboard-prizes-held', {})).toMatchObject({
      data: { list: [{ run_id: runId, place: 1, signal: 'no_device' }] },
    })
    const paid = { run_id: runId, place: 1, pay: true }
    expect(await fixture.performAction('decide-leaderboard-prize', paid)).toMatchObject({ ok: true })
    expect(await fixture.balanceOf(a.playerId)).toBe('300.00')
  })
})

describe('who is on a break or locked', () => {
  it('keeps the place; the prize is paid when the break is over', async () => {
    const player = await fixture.player()
    const [id, runId] = await board({}, [player, 40])
    await fixture.ctx.pool.query(
      `insert into play_breaks (player_id, kind, since, until) values ($1, 'cool_off', $2, $3)`,
      [player.playerId, fixture.clock.now(), new Date(fixture.clock.now().getTime() + 3 * DAY_MS)],
    )
    endDay()
    await fixture.advance()
    expect(await fixture.balanceOf(player.playerId)).toBe('0.00')
    expect((await fixture.view(id, player, runId)).me).toMatchObject({
      place: 1,
      prize: { amount: '300.00', state: 'waiting' },
      is_on_break: true,
    })
    fixture.clock.advance(3 * DAY_MS)
    await fixture.advance()
    expect(await fixture.balanceOf(player.playerId)).toBe('300.00')
  })

  it('a locked account’s prize is held', async () => {
    const player = await fixture.player()
    const [, runId] = await board({}, [player, 40])
    await fixture.ctx.pool.query(`update players set status = 'locked' where player_id = $1`, [
      player.playerId,
    ])
    endDay()
    await fixture.advance()
    expect(await prizesOf(runId)).toMatchObject([{ state: 'held' }])
    const held = await fixture.performAction('list-leaderboard-prizes-held', {})
    expect(held).toMatchObject({ data: { list: [{ run_id: runId, place: 1, signal: 'locked' }] } })
    const refused = { run_id: runId, place: 1, pay: false }
    expect(await fixture.performAction('decide-leaderboard-prize', refused)).toMatchObject({
      data: { state: 'refused' },
    })
    expect(await fixture.balanceOf(player.playerId)).toBe('0.00')
  })
})
