import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from '@gamehall/postgres'
import type { ServerClient } from './server-client.ts'

/** What is still under way: each row is one thing that will end by itself. */
const UNDER_WAY = `
  select 'transfer ' || reference || ' is ' || state as what from platform_transfers
    where state in ('SENT', 'UNKNOWN')
  union all
  select 'deposit ' || o.order_no || ' is paid at the gateway and ' || o.state from deposit_orders o
    join sandbox.gateway_orders g using (order_no)
    where g.paid_at is not null and o.state not in ('paid', 'reviewing', 'rejected', 'refunded')
  union all
  select 'withdrawal ' || order_no || ' is ' || state from withdrawal_orders
    where state in ('reviewed', 'in_progress', 'transferred') or (state = 'pending' and flags = '{}')
  union all
  select 'withdrawal ' || w.order_no || ' came back and is ' || w.state from withdrawal_orders w
    join sandbox.payouts p on p.reference = w.order_no
    where p.ending is not null and w.state <> 'failed'
  union all
  select 'round ' || round_id || ' has a step that is ' || phase from arcade.round_steps where phase <> 'CREDITED'
  union all
  select 'shared round ' || number || ' of ' || game || ' is ' || phase from arcade.shared_rounds
    where phase not in ('SETTLED', 'VOID')
  union all
  select 'bet ' || r.round_id || ' is open, its shared round ' || s.phase from arcade.rounds r
    join arcade.shared_rounds s using (shared_round_id) where r.status = 'OPEN' and not r.is_demo
  union all
  select 'round ' || r.round_id || ' is ' || r.status || ', its bet record ' || coalesce(b.status, 'missing')
    from arcade.rounds r left join bets b on b.bet_id = r.round_id::text
    where not r.is_demo and lower(r.status) is distinct from b.status
      and not (r.status = 'VOID' and b.status = 'settled' and b.win_minor = b.bet_minor)
  union all
  select 'grant of free rounds ' || g.grant_id || ' is ' || g.state || ', ' || g.played || ' of its rounds are counted'
    from free_round_grants g left join arcade.free_grants a on a.reference = g.grant_id
    where g.state in ('granting', 'cancelling') or g.played <> coalesce(a.used, 0)
      or (g.state = 'active' and g.played = g.rounds)
      or (g.state <> 'active' and g.credited_minor <> coalesce(a.won, 0))
  union all
  select 'chain payment ' || t.txid || ' is ' || coalesce(p.state, 'not seen') from sandbox.chain_transfers t
    join deposit_addresses a on a.address = t.receiver left join chain_payments p using (txid)
    where coalesce(p.state, '') not in ('credited', 'accumulating')`

const STEP_S = 120
const MOST_STEPS = 40

/**
 * With the outside world well again, moves the server's clock until nothing is under way: what callbacks, polls, grace
 * periods and takeovers are for. Answers what never ended.
 */
export async function settleOpenOrders(client: ServerClient, pool: Pool): Promise<string[]> {
  await clearFaults(client)
  let left: string[] = []
  for (let step = 0; step < MOST_STEPS; step += 1) {
    left = (await pool.query<{ what: string }>(UNDER_WAY)).rows.map(({ what }) => what)
    if (left.length === 0) return []
    await client.sandbox('clock', { advance_s: STEP_S })
    await delay(250)
  }
  return left
}

async function clearFaults(client: ServerClient): Promise<void> {
  const response = await fetch(new URL('sandbox/api/faults', client.url()), { method: 'DELETE' })
  if (!response.ok) throw new Error(`the faults stay: HTTP ${response.status}`)
}
