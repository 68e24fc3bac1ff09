-- Writes pushes into their players' outboxes, numbers each player's in their order, and names the players to whoever
-- listens once this is committed. A push with `balance_of` carries what is available on that ledger account.
-- Outboxes are locked in the order of players.
create function write_pushes(p_pushes json, p_at timestamptz, out seqs bigint[]) language plpgsql as $$
declare
  v_players text;
begin
  with given as (
    select * from rows from (json_to_recordset(p_pushes) as (
      player_id bigint, session_id bigint, msg_type text, push jsonb, content jsonb, balance_of text
    )) with ordinality as g(player_id, session_id, msg_type, push, content, balance_of, n)
  ), cursors as (
    insert into push_cursors (player_id, last_seq)
      select player_id, count(*) from given group by player_id order by player_id
      on conflict (player_id) do update set last_seq = push_cursors.last_seq + excluded.last_seq
      returning player_id, last_seq
  ), numbered as (
    select g.*, c.last_seq + 1 - row_number() over (partition by g.player_id order by g.n desc) as seq
      from given g join cursors c using (player_id)
  ), written as (
    insert into push_messages (player_id, seq, session_id, msg_type, push, content, created_at)
      select player_id, seq, session_id, msg_type, push, case when balance_of is null then content
            else content || jsonb_build_object('balance', in_dollars(ledger.available(balance_of))) end, p_at
        from numbered
  )
  select array_agg(seq order by n), string_agg(distinct player_id::text, ' ') into seqs, v_players from numbered;
  perform pg_notify('gamehall_push', v_players);
end $$;

-- Cents as the wire writes dollars: 1050 is 10.50.
create function in_dollars(p_cents bigint) returns text language sql immutable strict
return case when p_cents < 0 then '-' else '' end || abs(p_cents) / 100 || '.' || lpad((abs(p_cents) % 100)::text, 2, '0');

-- Opens platform transfers, each for itself, in one statement: the row, sent at once; the hold of what goes in; its push.
-- A draft: its row, and for what goes in `hold` (as the ledger describes it) and `push`.
-- Outcome: opened; in_the_way (another of the same key, or still open there); poor (too little money).
-- Locks: transfers in the order of players, then wallets, then outboxes.
create function open_transfers(p_drafts json, p_at timestamptz, out outcomes text[]) language plpgsql as $$
declare
  v_opened text[];
  v_going_in text[];
  v_holds json;
  v_statuses text[];
  v_poor text[] := '{}';
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
    select coalesce(array_agg(u.reference), '{}') into v_poor
      from unnest(v_going_in, v_statuses) u(reference, status) where u.status = 'insufficient';
    -- Nobody has seen these rows.
    delete from platform_transfers t where t.reference = any (v_poor);
    perform write_pushes(json_agg(g.push order by g.n), p_at)
      from rows from (json_to_recordset(p_drafts) as (reference text, push json)) with ordinality as g(reference, push, n)
      where g.reference = any (v_going_in) and not g.reference = any (v_poor)
      having count(*) > 0;
  end if;

  select array_agg(case when g.reference = any (v_poor) then 'poor'
      when g.reference = any (v_opened) then 'opened' else 'in_the_way' end order by g.n) into outcomes
    from rows from (json_to_recordset(p_drafts) as (reference text)) with ordinality as g(reference, n);
end $$;

-- Posts what platforms have applied and ends the transfers as SUCCESS, all of them or, answering no row, none: it takes
-- transfers that are still open, and unless `p_is_decided` only such as went the ordinary way (sent, never unknown, the
-- amount as asked). An answer: reference, amount, and what the platform says is there now.
-- Locks: transfers by reference, then wallets and house stripes, then outboxes, then known balances by player.
create function settle_transfers(
  p_answers json, p_postings json, p_pushes json, p_is_decided boolean, p_at timestamptz
) returns setof platform_transfers language plpgsql as $$
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
    update platform_transfers t set state = 'SUCCESS', amount_minor = a.amount, error = null, updated_at = p_at
      from json_to_recordset(p_answers) as a(reference text, amount bigint)
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
