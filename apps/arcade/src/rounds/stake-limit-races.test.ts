import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { neonSevens, plinko } from '../../games/index.ts'
import type { ArcadeContext } from '../arcade-context.ts'
import { findGameSession, type GameSession } from '../sessions/game-session.ts'
import { coinToss } from '../testing/coin-toss.ts'
import { createTestArcade, expectData, type TestArcade } from '../testing/create-test-arcade.ts'
import { limitOf, limitStakes, stakeLeft } from '../testing/stake-limits.ts'
import { openRound } from './open-round.ts'

let test: TestArcade
beforeAll(async () => {
  test = await createTestArcade({ games: [neonSevens, plinko, coinToss], isUnlimited: true })
  await createGate()
})
afterAll(() => test.stop())

const GATE = 7_289
const BET = {
  'neon-sevens': { amount: '10.00' },
  plinko: { amount: '10.00', rows: 12, risk: 'low', balls: 1 },
  'coin-toss': { amount: '10.00', side: 'heads' },
} as const
type Game = keyof typeof BET

/** Steps of the phase in `arcade.gate`, and rounds where it says ROUND, wait before they are written while a test holds the gate. */
async function createGate(): Promise<void> {
  await sql`create table arcade.gate (at text)`.execute(test.db)
  await sql`
    create function arcade.wait_at_gate() returns trigger language plpgsql as $$ begin
      if exists (select from arcade.gate where at = coalesce(to_jsonb(new) ->> 'phase', 'ROUND'))
      then perform pg_advisory_xact_lock_shared(${sql.lit(GATE)}); end if;
      return new;
    end $$`.execute(test.db)
  await sql`create trigger gate before insert or update on arcade.round_steps for each row execute function arcade.wait_at_gate()`.execute(
    test.db,
  )
  await sql`create trigger gate before insert on arcade.rounds for each row execute function arcade.wait_at_gate()`.execute(
    test.db,
  )
}

/** Holds up `first` where it writes what `at` names, begins `second`, and lets `first` go on when `second` is done, or waits. */
async function holdUp<First, Second>(
  at: string,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const client = await test.database.pool.connect()
  await client.query('insert into arcade.gate values ($1)', [at])
  await client.query('select pg_advisory_lock($1)', [GATE])
  try {
    const held = first()
    await vi.waitFor(async () => expect(await waitingCount()).toBe(1))
    let isDone = false
    const other = second().finally(() => {
      isDone = true
    })
    await vi.waitFor(async () => expect(isDone || (await waitingCount()) > 1).toBe(true))
    await client.query('select pg_advisory_unlock($1)', [GATE])
    return await Promise.all([held, other])
  } finally {
    await client.query('delete from arcade.gate')
    client.release()
  }
}
async function waitingCount(): Promise<number> {
  const { rows } = await test.database.pool.query<{ count: number }>(
    `select count(distinct l.pid)::int as count from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where not l.granted and a.datname = current_database()`,
  )
  return rows[0]?.count ?? 0
}

async function enter(game: Game, limit?: string) {
  const player = `racer-${randomUUID().slice(0, 8)}`
  await test.player(player, 1_000)
  if (limit !== undefined) await limitStakes(test, player, limitOf(test, limit))
  return { player, token: await test.enter(game, player) }
}
const open = (token: string, game: Game) =>
  test.play('openRound', token, { request_id: randomUUID(), bet: BET[game] })

async function sessionOf(ctx: ArcadeContext, token: string): Promise<GameSession> {
  const found = await findGameSession(ctx, token)
  if (!found.ok) throw new Error(`no session: ${found.code}`)
  return found.data
}
const play = (ctx: ArcadeContext, session: GameSession) =>
  openRound(ctx, session, { request_id: randomUUID(), bet: BET[session.game as Game] })
const stakedBy = async (player: string): Promise<bigint> => {
  const { staked } = await test.db
    .selectFrom('arcade.rounds as round')
    .innerJoin('arcade.players as owner', 'owner.player_id', 'round.player_id')
    .select(({ fn, val }) => fn.coalesce(fn.sum<string>('round.bet'), val('0')).as('staked'))
    .where('owner.name', '=', player)
    .executeTakeFirstOrThrow()
  return BigInt(staked)
}

/** Every game of a player at once, as sessions that were read before the player went from one to the next. */
async function sessionsOf(ctx: ArcadeContext, token: string, games: readonly Game[]): Promise<GameSession[]> {
  const session = await sessionOf(ctx, token)
  return games.map((game) => ({ ...session, game }))
}

describe('bets at once', () => {
  it('of one player in two processes stake together no more than is left', async () => {
    const { player, token } = await enter('neon-sevens', '55.00')
    const answers = await Promise.all(
      [test.createContext(), test.createContext()].map(async (ctx) => {
        const session = await sessionOf(ctx, token)
        return Promise.all([1, 2, 3, 4, 5, 6].map(() => play(ctx, session)))
      }),
    )
    const codes = answers.flat().map((answer) => ('code' in answer ? answer.code : 'OK'))
    expect(codes.sort()).toEqual([...Array(7).fill('LIMIT_REACHED'), ...Array(5).fill('OK')])
    expect([await stakedBy(player), await stakeLeft(test, player)]).toEqual([50_00n, 5_00n])
  })

  it.each([[['neon-sevens', 'plinko']], [['neon-sevens', 'coin-toss']], [['plinko', 'coin-toss']]] as const)(
    'of one player in %s stake together no more than is left',
    async (games) => {
      const { player, token } = await enter('neon-sevens')
      const ctx = test.createContext()
      const sessions = await sessionsOf(ctx, token, games)
      // The first round of a game creates its seeds, step by step; one of the toss is closed by the clock.
      for (const session of sessions) await play(ctx, session)
      test.clock.advance(25 * 3_600_000)
      await test.arcade.settleExpiredRounds(test.clock.now())
      await limitStakes(test, player, limitOf(test, '15.00', test.clock.now()))
      const before = await stakedBy(player)
      const answers = await Promise.all(sessions.map((session) => play(ctx, session)))
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      expect(answers).toContainEqual({ ok: false, code: 'LIMIT_REACHED' })
      expect([(await stakedBy(player)) - before, await stakeLeft(test, player)]).toEqual([10_00n, 5_00n])
    },
  )
})

describe('a limit that is set while a stake is being taken', () => {
  it.each([
    ['plinko', 'CREDITED', 'by the batch'],
    ['coin-toss', 'DEBITED', 'by a step'],
  ] as const)('%s, %s: %s: waits for it, and counts it', async (game, at, _how) => {
    const { player, token } = await enter(game)
    if (game === 'plinko') expectData(await open(token, game))
    const before = await stakedBy(player)
    const limits = limitOf(test, '100.00')
    const [played, left] = await holdUp(
      at,
      () => open(token, game),
      () => limitStakes(test, player, limits),
    )
    expectData(played)
    expect([await stakedBy(player), left]).toEqual([before + 10_00n, 90_00n - before])
    expect(await stakeLeft(test, player)).toBe(90_00n - before)
  })

  it('by the batch, which has looked for limits and found none, refuses the stake that it does not cover', async () => {
    const { player, token } = await enter('plinko')
    expectData(await open(token, 'plinko'))
    const [refused, left] = await holdUp(
      'ROUND',
      () => open(token, 'plinko'),
      () => limitStakes(test, player, limitOf(test, '15.00')),
    )
    expect([refused, left]).toEqual([{ ok: false, code: 'LIMIT_REACHED' }, 5_00n])
    expect([await stakedBy(player), await stakeLeft(test, player)]).toEqual([10_00n, 5_00n])
  })

  it('leaves exactly what was not staked, however the two fall together', async () => {
    const { player, token } = await enter('plinko')
    const ctx = test.createContext()
    const sessions = await sessionsOf(ctx, token, ['plinko', 'neon-sevens'])
    for (let i = 0; i < 12; i += 1) {
      const limit = limitOf(test, '100.00')
      await Promise.all([
        ...sessions.map((session) => play(ctx, session)),
        i % 3 === 0 ? limitStakes(test, player) : limitStakes(test, player, limit),
      ])
      if (i % 3 === 0) continue
      expect(await stakeLeft(test, player)).toBe(100_00n - (await stakedBy(player)))
    }
    expect((await test.arcade.checkIntegrity()).differences).toEqual([])
  })
})
