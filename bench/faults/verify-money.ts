import { createLedger } from '@gamehall/ledger'
import { createDatabase, type Pool, sqlRunner } from '@gamehall/postgres'

/**
 * Questions to the database whose every answer is a fault. The outside world's own records (the gateway's payments,
 * the arcade's wallets) are the witnesses; the server's own tables only say how it explains them.
 */
const QUESTIONS: Readonly<Record<string, string>> = {
  'paid at the gateway, but lost in the server': `
    select g.order_no, o.state, g.paid_amount from sandbox.gateway_orders g left join deposit_orders o using (order_no)
      where g.paid_at is not null and (o.state is null or o.state not in ('paid', 'reviewing', 'rejected', 'refunded'))`,
  'credited without a payment at the gateway, or with another amount': `
    select o.order_no, o.paid_minor, g.paid_amount from deposit_orders o left join sandbox.gateway_orders g using (order_no)
      where o.method <> 'usdt' and o.state in ('paid', 'reviewing', 'rejected', 'refunded')
        and (g.paid_at is null or g.paid_amount * 100 <> o.paid_minor)`,
  'a deposit that is not in the ledger exactly once': `
    select o.order_no, o.state, count(t.id) from deposit_orders o
      left join ledger.transfers t on t.metadata ->> 'order_no' = o.order_no and t.kind like 'recharge%'
      group by o.order_no, o.state having count(t.id) <> case when o.state = 'paid' then 1 else 0 end`,
  'USDT that was sent, and is not here exactly once': `
    select t.txid, t.amount, p.amount_minor, p.state from sandbox.chain_transfers t
      join deposit_addresses a on a.address = t.receiver left join chain_payments p using (txid, log_index)
      where p.state is null or p.state not in ('credited', 'accumulating') or p.amount_minor <> t.amount
        or p.player_id <> a.player_id`,
  'USDT that was credited, and nobody sent': `
    select p.txid from chain_payments p left join sandbox.chain_transfers t using (txid, log_index)
      where p.state = 'credited' and t.txid is null`,
  'a withdrawal that is not on the chain exactly as often as it says': `
    select w.order_no, w.state, count(t.txid) from withdrawal_orders w
      left join sandbox.chain_transfers t on t.txid = w.txid and t.amount = w.arrives_minor
      where w.method = 'usdt' group by w.order_no, w.state
      having count(t.txid) <> case when w.state in ('transferred', 'success') then 1 else 0 end`,
  'USDT that left the server without a withdrawal': `
    select t.txid from sandbox.chain_transfers t join sandbox.chain_drafts d using (txid)
      left join withdrawal_orders w on w.txid = t.txid where w.order_no is null`,
  'a withdrawal that the payout house has not paid exactly as it says': `
    select w.order_no, w.state, w.arrives_minor, p.amount, p.ending from withdrawal_orders w
      left join sandbox.payouts p on p.reference = w.order_no
      where w.method = 'bank' and case
        when w.state in ('transferred', 'success')
          then p.reference is null or p.ending is not null or p.amount * 100 <> w.arrives_minor
        when w.state = 'failed' then p.reference is not null and p.ending is null
        else p.reference is not null end`,
  'a payout of money that nobody withdrew': `
    select p.reference, p.amount from sandbox.payouts p left join withdrawal_orders w on w.order_no = p.reference
      where w.order_no is null or w.method <> 'bank'`,
  'a hold that nothing under way explains': `
    select h.key, h.kind, h.amount from ledger.holds h
      where h.status = 'held' and not exists (
        select 1 from platform_transfers t where t.reference = h.metadata ->> 'order_no' and t.state = 'MANUAL')
      and not exists (
        select 1 from withdrawal_orders w where w.order_no = h.metadata ->> 'order_no' and w.state = 'pending')`,
  'a platform whose wallets and the server’s clearing disagree': `
    select p.api_key, server.posted as server, arcade.posted as arcade from platforms p
      left join lateral (
        select sum(s.posted) as posted from ledger.accounts a join ledger.account_stripes s on s.account_id = a.id
          where a.key = 'platform/' || p.api_key || '/clearing/TWD') server on true
      left join lateral (
        select coalesce((select sum(posted) from arcade_ledger.accounts where key like 'wallet/' || p.api_key || '/%'), 0)
          + coalesce((select sum(r.bet - r.win) from arcade.rounds r
              where r.platform = p.api_key and not r.is_demo and r.free_grant is null
                and r.status in ('OPEN', 'SETTLED')), 0) as posted) arcade on true
      where coalesce(server.posted, 0) <> coalesce(arcade.posted, 0)`,
  'a round that the bet record does not have as it was': `
    select coalesce(b.bet_id, r.round_id::text) as round, r.status, r.bet, r.win, b.status as recorded, b.bet_minor, b.win_minor,
        r.free_grant, b.free_grant_id
      from (select *, case when free_grant is null then bet else 0 end as taken from arcade.rounds where not is_demo) r full join bets b on b.bet_id = r.round_id::text
      where case
        when r.round_id is null then b.status <> 'void'
        when r.status = 'VOID' then b.status <> 'void' and b.win_minor <> b.bet_minor
        else r.taken <> b.bet_minor or r.win <> b.win_minor or r.valid_bet <> b.valid_bet_minor
          or r.free_grant is distinct from b.free_grant_id end`,
  'a grant not credited exactly once with what its rounds won': `
    with rounds as (
      select free_grant, count(*) as played, sum(win) as won from arcade.rounds
        where free_grant is not null and status = 'SETTLED' group by 1)
    select coalesce(g.grant_id, r.free_grant) as grant, g.state, g.rounds, g.played, a.used, r.played as opened,
        r.won, a.won as counted, g.credited_minor
      from free_round_grants g full join rounds r on r.free_grant = g.grant_id
        left join arcade.free_grants a on a.reference = coalesce(g.grant_id, r.free_grant)
      where g.grant_id is null or coalesce(r.played, 0) > g.rounds
        or g.played <> coalesce(r.played, 0) or coalesce(a.used, 0) <> coalesce(r.played, 0)
        or coalesce(a.won, 0) <> coalesce(r.won, 0)
        or g.credited_minor <> case when g.state = 'active' then 0 else coalesce(r.won, 0) end`,
  'free rounds whose credit is not the bonuses that the player has of them': `
    with granted as (
      select player_id, title, sum(credited_minor) as minor from free_round_grants group by 1, 2),
    given as (
      select c.player_id, c.title, sum(c.amount_minor) as minor, sum(c.required_minor) as required
        from turnover_credits c left join activity_applications a on a.order_no = c.source_id
        where c.source = 'bonus' and a.order_no is null group by 1, 2)
    select player_id, title, g.minor as granted, c.minor as given, c.required
      from granted g full join given c using (player_id, title)
      where coalesce(g.minor, 0) <> coalesce(c.minor, 0) or c.required <> c.minor`,
  'a bonus that is not in the ledger exactly once, and once more if it was given up': `
    select c.player_id, c.source_id, c.forfeited_at, count(t.id) filter (where t.kind <> 'bonus_forfeit') as given,
        count(t.id) filter (where t.kind = 'bonus_forfeit') as taken_back
      from turnover_credits c left join ledger.transfers t on t.metadata ->> 'order_no' = c.source_id
      where c.source = 'bonus' group by c.credit_id
      having count(t.id) filter (where t.kind <> 'bonus_forfeit') <> 1
        or count(t.id) filter (where t.kind = 'bonus_forfeit') <> case when c.forfeited_at is null then 0 else 1 end`,
  'a bonus without its turnover, or a turnover without its bonus': `
    select coalesce(a.order_no, c.source_id) from activity_applications a
      full join (select * from turnover_credits where source = 'bonus') c on c.source_id = a.order_no
      where (a.order_no is null and not exists (
          select 1 from free_round_grants g where g.player_id = c.player_id and g.title = c.title))
        or c.source_id is null or a.wash_minor <> c.required_minor or a.bonus_minor <> c.amount_minor`,
  'turnover that is left and does not add up': `
    select player_id, b.balance_minor, c.left_minor from wash_balances b
      full join (select player_id, sum(left_minor) as left_minor from turnover_credits group by 1) c using (player_id)
      where coalesce(b.balance_minor, 0) <> coalesce(c.left_minor, 0)`,
  'a player who has more or less than what came in and went out': `
    with wallets as (
      select split_part(key, '/', 2)::bigint as player_id, sum(posted) as minor from ledger.accounts
        where key like 'player/%/TWD' group by 1),
    platforms as (
      select pp.player_id, sum(w.posted) as minor from platform_players pp
        join arcade.players ap on ap.name = pp.player_name
        join arcade_ledger.accounts w on w.key like 'wallet/%/' || ap.player_id
        group by 1),
    rounds as (
      select pp.player_id, sum(r.win - r.bet) as minor from platform_players pp
        join arcade.players ap on ap.name = pp.player_name join arcade.rounds r on r.player_id = ap.player_id
        where not r.is_demo and r.free_grant is null and r.status in ('OPEN', 'SETTLED') group by 1),
    deposits as (
      select o.player_id, sum(g.paid_amount * 100 - o.fee_minor) as minor
        from deposit_orders o join sandbox.gateway_orders g using (order_no) where o.state = 'paid' group by 1),
    chain as (
      select player_id, sum(floor(actual_pay_minor::numeric * rate_e4 / 100000000)) as minor
        from deposit_orders where method = 'usdt' and state = 'paid' group by 1),
    bonuses as (
      select player_id, sum(amount_minor) filter (where forfeited_at is null) as minor
        from turnover_credits where source = 'bonus' group by 1),
    exchanged as (
      select player_id, sum(pay_minor) as minor from exchange_quotes
        where used_at is not null and from_currency = 'TWD' group by 1),
    withdrawn as (
      select player_id, sum(amount_minor) as minor from withdrawal_orders
        where currency = 'TWD' and state in ('transferred', 'success') group by 1)
    select w.player_id, w.minor as wallets, p.minor as platforms, d.minor as deposited, c.minor as chain,
        b.minor as bonuses, r.minor as rounds, e.minor as exchanged, o.minor as withdrawn
      from wallets w left join platforms p using (player_id) left join deposits d using (player_id)
        left join chain c using (player_id) left join rounds r using (player_id) left join bonuses b using (player_id)
        left join exchanged e using (player_id) left join withdrawn o using (player_id)
      where w.minor + coalesce(p.minor, 0)
        <> coalesce(d.minor, 0) + coalesce(c.minor, 0) + coalesce(b.minor, 0) + coalesce(r.minor, 0)
          - coalesce(e.minor, 0) - coalesce(o.minor, 0)`,
  'a USDT wallet that has more or less than what came in and went out': `
    with wallets as (
      select split_part(key, '/', 2)::bigint as player_id, sum(posted) as minor from ledger.accounts
        where key like 'player/%/USDT' group by 1),
    received as (
      select player_id, sum(amount_minor) as minor from chain_payments
        where state = 'credited' and order_no is null group by 1),
    exchanged as (
      select player_id, sum(receive_minor) as minor from exchange_quotes
        where used_at is not null and to_currency = 'USDT' group by 1),
    withdrawn as (
      select player_id, sum(amount_minor) as minor from withdrawal_orders
        where currency = 'USDT' and state in ('transferred', 'success') group by 1)
    select w.player_id, w.minor, r.minor as received, e.minor as exchanged, o.minor as withdrawn
      from wallets w left join received r using (player_id) left join exchanged e using (player_id)
        left join withdrawn o using (player_id)
      where w.minor <> coalesce(r.minor, 0) + coalesce(e.minor, 0) - coalesce(o.minor, 0)`,
}

export interface Finding {
  readonly problem: string
  readonly rows: readonly string[]
}

/** Formats a row for output; JSON has no bigint for counts and sums. */
const rowText = (row: object): string =>
  JSON.stringify(row, (_key, value) => (typeof value === 'bigint' ? value.toString() : value))

/** Everything that is wrong after a run; nothing is left out, nothing may be. */
export async function verifyMoney(pool: Pool): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [problem, sql] of Object.entries(QUESTIONS)) {
    const { rows } = await pool.query(sql)
    if (rows.length > 0) findings.push({ problem, rows: rows.map(rowText) })
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
