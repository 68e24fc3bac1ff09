-- revision 1
-- Posts what platforms have applied and ends the transfers as SUCCESS, all of them or, answering no row, none: it takes
-- transfers that are still open, and unless `p_is_decided` only such as went the ordinary way (sent, never unknown, the
-- amount as asked). An answer: reference, amount, and what the platform says is there now.
-- Locks: transfers by reference, then wallets and house stripes, then outboxes, then known balances by player.
-- It notes which transfers took everything: asked so (no amount until it ends), or nothing is there now.
create or replace function settle_transfers(
  p_answers json, p_postings json, p_pushes json, p_is_decided boolean, p_at timestamptz
) returns setof platform_transfers language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  v_statuses text[];
begin
  if (
    select count(*) from (
      select t.* from platform_transfers t
        where t.reference = any (array(select a ->> 'reference' from json_array_elements(p_answers) a))
        order by t.reference for update
    ) t join json_to_recordset(p_answers) as a(reference text, amount bigint) using (reference)
      where case when p_is_decided then t.state in ('SENT', 'UNKNOWN', 'MANUAL')
        else t.state = 'SENT' and not t.was_unknown and coalesce(t.amount_minor, a.amount) = a.amount end
  ) < json_array_length(p_answers) then
    return;
  end if;

  if p_postings is not null then
    select p.statuses into v_statuses from ledger.post_described(p_postings) p;
    if not v_statuses <@ array['posted'] then
      raise exception 'the ledger refused a posting: %', v_statuses using errcode = 'check_violation';
    end if;
  end if;
  return query
    update platform_transfers t set state = 'SUCCESS', amount_minor = a.amount, error = null, updated_at = p_at,
        took_all = t.direction = 'out' and (t.amount_minor is null or coalesce(a.balance = 0, false))
      from json_to_recordset(p_answers) as a(reference text, amount bigint, balance bigint)
      where t.reference = a.reference
      returning t.*;
  perform write_pushes(p_pushes, p_at);
  insert into platform_balances (player_id, api_key, balance_minor, known_at)
    select t.player_id, t.api_key, a.balance, p_at
      from json_to_recordset(p_answers) as a(reference text, balance bigint)
      join platform_transfers t using (reference)
      where a.balance is not null order by t.player_id, t.api_key
    on conflict (player_id, api_key) do update set balance_minor = excluded.balance_minor, known_at = excluded.known_at
      where platform_balances.known_at <= excluded.known_at;
end $$;
