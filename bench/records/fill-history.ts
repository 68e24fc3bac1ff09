import type { Pool } from '@gamehall/postgres'

const SPAN_DAYS = 29

/** The kind of a posting: every 5,000th of each player is a birthday gift, the rest alternate between three kinds. */
const RARE_KIND = 'bonus_birthday'
const kindOf = (every: number) =>
  `case when g / ${every} % 5000 = 0 then '${RARE_KIND}'
    else (array['transfer_in', 'transfer_out', 'recharge_atm'])[1 + g % 3] end`

export interface History {
  readonly playerId: bigint
  readonly entries: number
}

/**
 * Writes two players' histories straight into the books, all within the last 29 days and interleaved as they would have
 * come: one dollar a transfer, each with both its entries. Rows are written without triggers and foreign keys, and indexes are
 * built afterwards: posting them takes hours.
 */
export async function fillHistories(pool: Pool, small: History, large: History, now: Date): Promise<void> {
  const every = large.entries / small.entries + 1
  const total = large.entries + small.entries
  const indexes = await dropIndexes(pool)
  await prepareBulkLoad(pool)
  await pool.query(
    `insert into ledger.transfers (id, key, kind, metadata, input_hash, at)
      select g, 'bench/' || g, ${kindOf(every)},
          jsonb_build_object('order_no', 'T' || g), decode(md5(g::text) || md5(g::text), 'hex'),
          $1::timestamptz - ($2 || ' days')::interval * (1 - g::float8 / $3)
        from generate_series(1, $3::bigint) g`,
    [now.toISOString(), String(SPAN_DAYS), total],
  )
  await pool.query(
    `insert into ledger.entries (transfer_id, leg, account_id, stripe, amount, balance_after, kind)
      select g, 1, case when g % $1 = 0 then s.id else l.id end, 0, 100,
          100 * case when g % $1 = 0 then g / $1 else g - g / $1 end, ${kindOf(every)}
        from generate_series(1, $2::bigint) g
        cross join (select id from ledger.accounts where key = $3) s
        cross join (select id from ledger.accounts where key = $4) l
      union all
      select g, 2, h.id, 1 + g % 16, -100, -100 * (1 + (g - 1 - g % 16) / 16), ${kindOf(every)}
        from generate_series(1, $2::bigint) g cross join (select id from ledger.accounts where key = $5) h`,
    [every, total, walletOf(small), walletOf(large), CLEARING_ACCOUNT],
  )
  for (const definition of indexes) await pool.query(definition)
  for (const table of ['transfers', 'entries']) {
    await pool.query(`alter table ledger.${table} enable trigger all`)
    await pool.query(`vacuum (analyze, parallel 0) ledger.${table}`)
  }
}

/** Leaves out triggers and foreign keys, and lets the database of this bench alone write much between checkpoints. */
async function prepareBulkLoad(pool: Pool): Promise<void> {
  for (const table of ['transfers', 'entries'])
    await pool.query(`alter table ledger.${table} disable trigger all`)
  for (const setting of [
    `max_wal_size = '24GB'`,
    `checkpoint_timeout = '1h'`,
    `maintenance_work_mem = '1GB'`,
    `max_parallel_maintenance_workers = 2`,
  ])
    await pool.query(`alter system set ${setting}`)
  await pool.query('select pg_reload_conf()')
}

export const CLEARING_ACCOUNT = 'channel/bench/clearing/TWD'
const walletOf = ({ playerId }: History) => `player/${playerId}/main/TWD`

/** Drops every index of the journal; answers what makes them again. */
async function dropIndexes(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{
    name: string
    table_name: string
    definition: string
    constraint_name: string | null
  }>(
    `select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as table_name,
        case when c.oid is null then pg_get_indexdef(i.indexrelid)
          else 'alter table ' || i.indrelid::regclass || ' add constraint ' || quote_ident(c.conname) || ' ' || pg_get_constraintdef(c.oid) end as definition,
        c.conname as constraint_name
      from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype in ('p', 'u')
      where i.indrelid in ('ledger.transfers'::regclass, 'ledger.entries'::regclass)`,
  )
  for (const { name, table_name, constraint_name } of rows)
    await pool.query(
      constraint_name === null
        ? `drop index ${name}`
        : `alter table ${table_name} drop constraint ${constraint_name} cascade`,
    )
  return rows.map(({ definition }) => definition)
}
