-- revision 2
-- Counts bets toward their players' unmet credits, each player's one after another in the given order, and says of each whether
-- the turnover statement has changed. Bets that come for the first time, one of a player, are counted together
-- (`count_first_turnovers`). The rules are those of `rooms/wallet/turnover/count-turnover.ts`.
-- Tables, all of the room wallet: wash_balances, wash_entries, turnover_credits, turnover_counts.
-- Locks the balances in the order of players; whoever also moves a player's money has moved it before.
create or replace function count_turnovers(p_bets json, out changed boolean[]) language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  b record;
  v_players bigint[] := array(select (j ->> 'player_id')::bigint from json_array_elements(p_bets) j);
  v_earlier record;
  v_is_known boolean;
  v_weight int;
  v_last bigint;
  v_weighted bigint;
  v_counted bigint;
  v_returned bigint;
  -- By bet: whether it was counted together with others.
  v_is_first boolean[];
begin
  insert into wash_balances (player_id, balance_minor)
    select distinct p, 0 from unnest(v_players) p order by p
    on conflict do nothing;
  perform 1 from wash_balances w where w.player_id = any (v_players) order by w.player_id for update;

  select array_agg(g.is_only and g.status <> 'open' and not exists (
      select 1 from wash_entries e where e.player_id = g.player_id and e.source = 'bet' and e.source_id = g.bet_id
    ) order by g.n) into v_is_first
    from (
      select g.*, count(*) over (partition by g.player_id) = 1 as is_only
        from rows from (json_to_recordset(p_bets) as (player_id bigint, bet_id text, status text))
          with ordinality as g(player_id, bet_id, status, n)
    ) g;
  if true = any (v_is_first) then
    changed := count_first_turnovers(p_bets, v_is_first);
  else
    changed := array_fill(false, array[json_array_length(p_bets)]);
  end if;
  for b in
    select * from rows from (json_to_recordset(p_bets) as (
      player_id bigint, bet_id text, gid text, game_name jsonb, status text, valid_bet_minor bigint, weight_percent int,
      at timestamptz
    )) with ordinality as g(player_id, bet_id, gid, game_name, status, valid_bet_minor, weight_percent, at, n)
      where not v_is_first[n] order by n
  loop
    select e.change_minor, e.weight_percent, e.last_credit_id into v_earlier from wash_entries e
      where e.player_id = b.player_id and e.source = 'bet' and e.source_id = b.bet_id;
    v_is_known := found;
    v_returned := 0;
    v_counted := 0;
    if v_is_known then
      with gone as (
        delete from turnover_counts t where t.player_id = b.player_id and t.bet_id = b.bet_id
        returning t.credit_id, t.counted_minor
      ), reopened as (
        update turnover_credits c set left_minor = c.left_minor + gone.counted_minor
        from gone where c.credit_id = gone.credit_id and c.forfeited_at is null
        returning gone.counted_minor
      ) select coalesce(sum(counted_minor), 0) into v_returned from reopened;
    end if;

    if b.status = 'open' then
      delete from wash_entries e where e.player_id = b.player_id and e.source = 'bet' and e.source_id = b.bet_id;
    else
      v_weight := case when v_is_known then v_earlier.weight_percent else b.weight_percent end;
      v_last := case when v_is_known then v_earlier.last_credit_id else coalesce(
        (select c.credit_id from turnover_credits c where c.player_id = b.player_id order by c.credit_id desc limit 1), 0) end;
      v_weighted := case when b.status = 'void' then 0 else b.valid_bet_minor * v_weight / 100 end;
      if v_weighted > 0 then
        with unmet as (
          select c.credit_id, c.left_minor, sum(c.left_minor) over (order by c.credit_id) - c.left_minor as before
            from turnover_credits c
            where c.player_id = b.player_id and c.left_minor > 0 and c.credit_id <= v_last
        ), met as (
          select credit_id, least(left_minor, v_weighted - before)::bigint as counted_minor from unmet where before < v_weighted
        ), reduced as (
          update turnover_credits c set left_minor = c.left_minor - met.counted_minor
            from met where c.credit_id = met.credit_id
        ), written as (
          insert into turnover_counts (player_id, bet_id, credit_id, counted_minor)
            select b.player_id, b.bet_id, credit_id, counted_minor from met
            returning counted_minor
        ) select coalesce(sum(counted_minor), 0) into v_counted from written;
      end if;
      insert into wash_entries as e (
          player_id, source, source_id, change_minor, at, gid, game_name, valid_bet_minor, weight_percent, last_credit_id, reason)
        values (
          b.player_id, 'bet', b.bet_id, -v_counted, b.at, b.gid, b.game_name, b.valid_bet_minor, v_weight, v_last,
          case
            when b.status = 'void' then 'voided'
            when b.valid_bet_minor = 0 then 'not_valid'
            when v_weight = 0 then 'game_excluded'
            when v_counted < v_weighted then 'nothing_owed'
          end)
        on conflict (player_id, source, source_id) do update set
          change_minor = excluded.change_minor, at = excluded.at, gid = excluded.gid, game_name = excluded.game_name,
          valid_bet_minor = excluded.valid_bet_minor, weight_percent = excluded.weight_percent,
          last_credit_id = excluded.last_credit_id, reason = excluded.reason;
    end if;

    if v_counted <> v_returned then
      update wash_balances w set balance_minor = w.balance_minor + v_returned - v_counted,
          done_minor = greatest(w.done_minor + v_counted - v_returned, 0)
        where w.player_id = b.player_id;
    end if;
    changed[b.n] := v_counted <> case when v_is_known then -v_earlier.change_minor else 0 end;
  end loop;
end $$;
