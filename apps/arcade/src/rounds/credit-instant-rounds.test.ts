import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ArcadeTrx } from '../db/schema.ts'
import { createTestArcade, type TestArcade } from '../testing/create-test-arcade.ts'
import { callGame, enterSeamless } from '../testing/seamless-players.ts'
import { createTestHall } from '../testing/test-hall.ts'

const OLD_ROUNDS = 500
const GAMES = ['pending-a', 'pending-b', 'pending-c'] as const
const CALLED_AT = new Date('2026-01-02T03:04:05.678Z')

const hall = createTestHall()
let test: TestArcade
beforeAll(async () => {
  test = await createTestArcade({ hallWallet: hall.wallet })
})
afterAll(() => test.stop())

/** Adds rounds with their steps that are copies of all there are, but for what is given. `n` counts from 1. */
async function copyRounds(trx: ArcadeTrx, count: number, round: object, step: object): Promise<void> {
  await sql`
    with made as (
      insert into arcade.rounds overriding system value
        select (jsonb_populate_record(null::arcade.rounds, to_jsonb(r) || jsonb_build_object('round_id', gen_random_uuid(), 'request_id',
            gen_random_uuid(), 'seq', r.seq + 10000 + n, 'nonce', (select max(nonce) from arcade.rounds) + n) || ${JSON.stringify(round)}::jsonb)).*
          from (select * from arcade.rounds order by seq limit 1) r, generate_series(1, ${count}) n
        returning round_id
    ) insert into arcade.round_steps
      select (jsonb_populate_record(null::arcade.round_steps, to_jsonb(s) || jsonb_build_object('round_id', made.round_id) || ${JSON.stringify(step)}::jsonb)).*
        from (select s.* from arcade.round_steps s join arcade.rounds using (round_id) order by seq limit 1) s, made
  `.execute(trx)
}

const credit = async (trx: ArcadeTrx, rounds: readonly object[]) =>
  (
    await sql<{ game: string; status: string; win: bigint }>`
      select * from arcade.credit_instant_rounds(${JSON.stringify(rounds)}::json, ${new Date()})`.execute(trx)
  ).rows

async function readFetched(trx: ArcadeTrx): Promise<number> {
  const { rows } = await sql<{ fetched: bigint }>`
    select sum(idx_tup_fetch + seq_tup_read)::bigint as fetched from pg_stat_xact_user_tables
      where schemaname = 'arcade' and relname in ('rounds', 'round_steps')`.execute(trx)
  return Number(rows[0]?.fetched ?? 0n)
}

it('rounds are credited by a plan from before the table grew, and no more than they are read', async () => {
  hall.fund('grown', 100_00n)
  const token = await enterSeamless(test, 'plinko', 'grown')
  const bet = { amount: '10.00', rows: 12, risk: 'low', balls: 1 }
  expect(await callGame(test, 'rounds/open', token, { request_id: crypto.randomUUID(), bet })).toMatchObject({
    code: 'OK',
  })
  await test.db.transaction().execute(async (trx) => {
    const nothing = { round_id: crypto.randomUUID(), player_id: '0', game: 'plinko', called_at: CALLED_AT }
    expect(await credit(trx, [nothing])).toEqual([])
    await copyRounds(trx, OLD_ROUNDS, {}, {})
    for (const game of GAMES)
      await copyRounds(
        trx,
        1,
        { game, status: 'PENDING', settled_at: null },
        { phase: 'DEBITING', called_at: CALLED_AT, outcome: {} },
      )
    const pending = await trx
      .selectFrom('arcade.rounds')
      .select(['round_id', 'player_id', 'game'])
      .where('status', '=', 'PENDING')
      .execute()
    const given = pending.map(({ round_id, player_id, game }, index) => ({
      ...{ round_id, player_id: `${player_id}`, game, detail: { index }, win: `${index}`, valid_bet: '5' },
      ...{ words_drawn: 1, called_at: game === GAMES[2] ? new Date() : CALLED_AT },
    }))
    const before = await readFetched(trx)
    const credited = await credit(trx, given)
    expect((await readFetched(trx)) - before).toBeLessThan(50)
    expect(credited.map(({ game }) => game).toSorted()).toEqual([GAMES[0], GAMES[1]])
    for (const { game, status, win } of credited)
      expect({ status, win: `${win}` }).toEqual({
        status: 'SETTLED',
        win: given.find((one) => one.game === game)?.win,
      })
    const { rows } = await sql<{ game: string; phase: string }>`
      select game, phase from arcade.rounds join arcade.round_steps using (round_id)
        where game like 'pending%' order by game`.execute(trx)
    expect(rows.map(({ phase }) => phase)).toEqual(['CREDITED', 'CREDITED', 'DEBITING'])
  })
})
