import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabaseBefore } from '../../../testing/migration-database.ts'

let database: Awaited<ReturnType<typeof createDatabaseBefore>>
beforeAll(async () => {
  database = await createDatabaseBefore('0175-turnover-credits')
})
afterAll(() => database.drop())

it('credits of before keep what is left to bet: the oldest were met first, by the bets in order of time', async () => {
  await database.pool.query(`
    insert into wash_entries (player_id, source, source_id, change_minor, at, gid, game_name, valid_bet_minor,
      weight_percent, countable_minor, reason) values
      (1, 'deposit', 'D1', 10000, '2026-01-01', null, null, null, null, null, null),
      (1, 'bet', 'slots:1', -7000, '2026-01-02', 'g', '{}', 7000, 100, 10000, null),
      (1, 'bonus', 'I1', 29000, '2026-01-03', null, null, null, null, null, null),
      (1, 'bet', 'slots:2', -8000, '2026-01-04', 'g', '{}', 8000, 100, 32000, null),
      (1, 'rebate', 'R1', 500, '2026-01-05', null, null, null, null, null, null),
      (2, 'deposit', 'D2', 2000, '2026-01-01', null, null, null, null, null, null);
    insert into wash_balances (player_id, balance_minor, done_minor) values (1, 24500, 15000), (2, 0, 2000);
    insert into invite_rewards (player_id, friend_id, kind, basis_minor, reward_minor, state, order_no, created_at, decided_at)
      values (1, 9, 'deposit', 100000, 5800, 'paid', 'I1', '2026-01-03', '2026-01-03');
  `)
  await database.migrate()
  const { rows: credits } = await database.pool.query(
    'select source_id, amount_minor::int, required_minor::int, left_minor::int from turnover_credits order by credit_id',
  )
  expect(credits.map((row) => Object.values(row).join(' '))).toEqual([
    'D1 10000 10000 0',
    'I1 5800 29000 24000',
    'R1 500 500 500',
    'D2 2000 2000 0',
  ])
  const { rows: counts } = await database.pool.query(
    `select bet_id, source_id, counted_minor::int, last.last_credit_id from turnover_counts join turnover_credits using (credit_id)
      join (select source_id as bet_id, last_credit_id::int from wash_entries where source = 'bet') last using (bet_id)
      order by bet_id, credit_id`,
  )
  expect(counts.map((row) => Object.values(row).join(' '))).toEqual([
    'slots:1 D1 7000 1',
    'slots:2 D1 3000 2',
    'slots:2 I1 5000 2',
  ])
})
