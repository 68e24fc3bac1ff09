import { createLedger } from '@gamehall/ledger'
import { createDatabase, type Pool, sqlRunner } from '@gamehall/postgres'

/**
 * Questions to the database whose every answer is a fault. The outside world's own records (the gateway's payments,
 * the arcade's wallets) are the witnesses; the hall's own tables only say how it explains them.
 */
const QUESTIONS: Readonly<Record<string, string>> = {
  'paid at the gateway, but lost in the hall': `
    select g.order_no, o.state, g.paid_amount from sandbox.gateway_orders g left join deposit_orders o using (order_no)
      where g.paid_at is not null and (o.state is null or o.state not in ('paid', 'reviewing', 'rejected'))`,
  'credited without a payment at the gateway, or with another amount': `
    select o.order_no, o.paid_minor, g.paid_amount from deposit_orders o left join sandbox.gateway_orders g using (order_no)
      where o.method <> 'usdt' and o.state in ('paid', 'reviewing', 'rejected')
        and (g.paid_at is null or g.paid_amount * 100 <> o.paid_minor)`,
  'a deposit that is not in the ledger exactly once': `
    select o.order_no, o.state, count(t.id) from deposit_orders o
      left join ledger.transfers t on t.metadata ->> 'order_no' = o.order_no and t.kind like 'recharge%'
      group by o.order_no, o.state having count(t.id) <> case when o.state = 'paid' then 1 else 0 end`,
  'a hold that nothing under way explains': `
    select h.key, h.kind, h.amount from ledger.holds h
      where h.status = 'held' and not exists (
        select 1 from platform_transfers t where t.reference = h.metadata ->> 'order_no' and t.state = 'MANUAL')`,
  'a platform whose wallets and the hall’s clearing disagree': `
    select p.api_key, hall.posted as hall, arcade.posted as arcade from platforms p
      left join lateral (
        select sum(s.posted) as posted from ledger.accounts a join ledger.account_stripes s on s.account_id = a.id
          where a.key = 'platform/' || p.api_key || '/clearing/TWD') hall on true
      left join lateral (
        select sum(posted) as posted from arcade_ledger.accounts where key like 'wallet/' || p.api_key || '/%') arcade on true
      where coalesce(hall.posted, 0) <> coalesce(arcade.posted, 0)`,
  'a player who has more or less than what came in and went out': `
    with wallets as (
      select split_part(key, '/', 2)::bigint as player_id, sum(posted) as minor from ledger.accounts
        where key like 'player/%/TWD' group by 1),
    platforms as (
      select pp.player_id, sum(w.posted) as minor from platform_players pp
        join arcade.players ap on ap.name = pp.player_name
        join arcade_ledger.accounts w on w.key like 'wallet/%/' || ap.player_id
        group by 1),
    deposits as (
      select o.player_id, sum(g.paid_amount * 100 - o.fee_minor) as minor
        from deposit_orders o join sandbox.gateway_orders g using (order_no) where o.state = 'paid' group by 1)
    select w.player_id, w.minor as wallets, p.minor as platforms, d.minor as deposited
      from wallets w left join platforms p using (player_id) left join deposits d using (player_id)
      where w.minor + coalesce(p.minor, 0) <> coalesce(d.minor, 0)`,
}

export interface Finding {
  readonly problem: string
  readonly rows: readonly string[]
}

/** Everything that is wrong after a run; nothing is left out, nothing may be. */
export async function verify(pool: Pool): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [problem, sql] of Object.entries(QUESTIONS)) {
    const { rows } = await pool.query(sql)
    if (rows.length > 0) findings.push({ problem, rows: rows.map((row) => JSON.stringify(row)) })
  }
  for (const schema of ['ledger', 'arcade_ledger']) {
    const report = await createLedger({ schema }).check(sqlRunner(createDatabase(pool)))
    if (!report.ok)
      findings.push({
        problem: `${schema} does not add up`,
        rows: report.differences.map((difference) => JSON.stringify(difference)),
      })
  }
  return findings
}
