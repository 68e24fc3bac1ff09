-- revision 1
-- Applies transfers between the hall and wallets, each for itself, in one statement: posts what `p_postings` describes (one
-- posting an order with an amount above zero, in their order) and writes down what became of each order.
-- A reference that somebody else used meanwhile, or a wallet that was to be emptied and holds less by now, undoes all of it
-- with a serialization failure: look again.
create or replace function arcade.apply_transfers(p_orders json, p_postings json, p_at timestamptz)
returns setof arcade.transfers language plpgsql
-- Always the index, always the same plan: a plan cached while the tables were small would scan them when they are not.
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  v_statuses text[] := '{}';
  v_balances bigint[] := '{}';
  v_written int;
begin
  if p_postings is not null then
    select p.statuses, p.balances into v_statuses, v_balances from arcade_ledger.post_described(p_postings) p;
    if not v_statuses <@ array['posted', 'insufficient'] then
      raise exception 'a reference was used meanwhile: %', v_statuses using errcode = 'serialization_failure';
    end if;
  end if;

  return query
    with orders as (
      select o.*, case when o.amount > 0 then count(*) filter (where o.amount > 0) over (order by o.n) end as posting
        from rows from (json_to_recordset(p_orders) as (
          reference text, player_id bigint, platform text, kind text, amount bigint
        )) with ordinality as o(reference, player_id, platform, kind, amount, n)
    )
    insert into arcade.transfers
        (reference, player_id, platform, kind, amount, status, error, balance_after, created_at)
      select o.reference, o.player_id, o.platform, o.kind, o.amount,
          case when v_statuses[o.posting] = 'insufficient' then 'FAILED' else 'SUCCESS' end,
          case when v_statuses[o.posting] = 'insufficient' then 'INSUFFICIENT' end,
          case
            when o.posting is null then 0
            when v_statuses[o.posting] = 'posted' then v_balances[o.posting * 2 - 1]
            else coalesce(arcade_ledger.available('wallet/' || o.platform || '/' || o.player_id), 0)
          end, p_at
        from orders o order by o.reference
      on conflict (reference) do nothing
      returning *;
  get diagnostics v_written = row_count;
  if v_written < json_array_length(p_orders) or exists (
    select from json_to_recordset(p_orders) as o(reference text, kind text)
      join arcade.transfers t using (reference) where o.kind = 'OUT_ALL' and t.status = 'FAILED'
  ) then
    raise exception 'a reference was used, or a wallet taken from, meanwhile' using errcode = 'serialization_failure';
  end if;
end $$;
