-- revision 1
-- Sets money aside on many accounts, each decided by itself as by `hold`. All accounts are locked first and in the order
-- in which `post` locks them, so that two such calls, or one and a posting, cannot deadlock.
create or replace function @schema@.hold_all(
  p_keys text[], p_accounts text[], p_amounts bigint[], p_kinds text[], p_metadata text[], p_hashes text[],
  p_ats timestamptz[],
  out statuses text[]
) language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  perform 1 from @schema@.accounts a where a.key = any (p_accounts) order by a.id for no key update;
  statuses := array_fill(null::text, array[cardinality(p_keys)]);
  for i in 1..cardinality(p_keys) loop
    statuses[i] := (
      select h.status
        from @schema@.hold(p_keys[i], p_accounts[i], p_amounts[i], p_kinds[i], p_metadata[i], p_hashes[i], p_ats[i]) h);
  end loop;
end $$;
