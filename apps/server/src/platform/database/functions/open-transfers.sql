-- revision 2
-- Opens platform transfers, each for itself, in one statement: the row, sent at once; the hold of what goes in; its push.
-- A draft: its row, and for what goes in `hold` (as the ledger describes it) and `push`.
-- Outcome: opened; conflict (another of the same key, or still open there); insufficient (too little money).
-- Locks: transfers in the order of players, then wallets, then outboxes.
create or replace function open_transfers(p_drafts json, p_at timestamptz, out outcomes text[]) language plpgsql as $$
declare
  v_opened text[];
  v_going_in text[];
  v_holds json;
  v_statuses text[];
  v_insufficient text[] := '{}';
begin
  with written as (
    insert into platform_transfers
        (reference, player_id, api_key, direction, amount_minor, idempotency_key, state, created_at, sent_at, updated_at)
      select reference, player_id, api_key, direction, amount_minor, idempotency_key, 'SENT', p_at, p_at, p_at
        from json_to_recordset(p_drafts) as g(reference text, player_id bigint, api_key text, direction text,
          amount_minor bigint, idempotency_key text)
        order by player_id, api_key, reference
      on conflict do nothing returning reference
  )
  select coalesce(array_agg(reference), '{}') into v_opened from written;

  select array_agg(g.reference order by g.n), json_agg(g.hold order by g.n) into v_going_in, v_holds
    from rows from (json_to_recordset(p_drafts) as (reference text, hold json)) with ordinality as g(reference, hold, n)
    where g.hold is not null and g.reference = any (v_opened);
  if v_going_in is not null then
    select h.statuses into v_statuses from ledger.hold_described(v_holds) h;
    if not v_statuses <@ array['held', 'insufficient'] then
      raise exception 'the ledger refused a hold: %', v_statuses using errcode = 'check_violation';
    end if;
    select coalesce(array_agg(u.reference), '{}') into v_insufficient
      from unnest(v_going_in, v_statuses) u(reference, status) where u.status = 'insufficient';
    -- Nobody has seen these rows.
    delete from platform_transfers t where t.reference = any (v_insufficient);
    perform write_pushes(json_agg(g.push order by g.n), p_at)
      from rows from (json_to_recordset(p_drafts) as (reference text, push json)) with ordinality as g(reference, push, n)
      where g.reference = any (v_going_in) and not g.reference = any (v_insufficient)
      having count(*) > 0;
  end if;

  select array_agg(case when g.reference = any (v_insufficient) then 'insufficient'
      when g.reference = any (v_opened) then 'opened' else 'conflict' end order by g.n) into outcomes
    from rows from (json_to_recordset(p_drafts) as (reference text)) with ordinality as g(reference, n);
end $$;
