-- revision 1
-- Applies seamless movements that were decided (`rooms/games/seamless/apply-movements.ts`): takes the stakes, pays the wins,
-- writes pushes, transactions and rounds, counts turnover, and answers with the balances of `p_player_ids` after all of it.
-- A movement: its transaction, the next version of its round, and whether it is play money, which has no turnover requirement.
-- Postings as the ledger describes them, one push for each; null for none.
-- When the ledger refuses one, `is_applied` is false and nothing follows it: the caller goes on with those whose stakes were
-- taken (`p_stakes` null), or rolls back. Pushes of what was posted before (replayed) are left out.
-- Out: players whose bets and whose turnover statement have changed, and the grants of the free rounds among them.
-- Locks: wallets and house stripes, outboxes by player, transactions, rounds, turnover balances by player.
create or replace function apply_seamless_movements(
  p_movements json, p_stakes json, p_stake_pushes json, p_wins json, p_win_pushes json, p_player_ids bigint[],
  p_category_weights json, p_at timestamptz,
  out is_applied boolean, out stake_statuses text[], out win_statuses text[], out balances bigint[],
  out bet_players bigint[], out turnover_players bigint[], out free_grants uuid[]
) language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  v_pushes json;
  v_saved text[];
  v_turnovers json;
  v_counted_players bigint[];
  v_changed boolean[];
begin
  is_applied := false;
  if p_stakes is not null then
    select p.statuses into stake_statuses from ledger.post_described(p_stakes) p;
    if not stake_statuses <@ array['posted', 'replayed'] then
      return;
    end if;
  end if;
  if p_wins is not null then
    select p.statuses into win_statuses from ledger.post_described(p_wins) p;
    if not win_statuses <@ array['posted', 'replayed'] then
      return;
    end if;
  end if;
  is_applied := true;

  select json_agg(u.push order by u.part, u.n) into v_pushes from (
    select 1 as part, n, push from json_array_elements(p_stake_pushes) with ordinality s(push, n)
      where stake_statuses is null or stake_statuses[n] = 'posted'
    union all
    select 2, n, push from json_array_elements(p_win_pushes) with ordinality w(push, n) where win_statuses[n] = 'posted'
  ) u;
  if v_pushes is not null then
    perform write_pushes(v_pushes, p_at);
  end if;

  insert into seamless_transactions (provider, transaction_id, kind, state, digest, player_id, api_key, round_id, reference_id,
      bet_minor, win_minor, at)
    select g.provider, g.transaction_id, g.kind, 'applied', decode(g.digest, 'hex'), g.player_id, g.api_key, g.bet_id,
        g.reference_id, g.stake_minor, g.paid_minor, p_at
      from json_to_recordset(p_movements) as g(provider text, transaction_id text, kind text, digest text, player_id bigint,
        api_key text, bet_id text, reference_id text, stake_minor bigint, paid_minor bigint)
      order by g.provider, g.transaction_id;

  with written as (
    insert into bets as b (api_key, bet_id, version, player_id, gid, status, bet_minor, valid_bet_minor, win_minor, bet_at,
        settled_at, free_grant_id)
      select * from json_to_recordset(p_movements) as v(
        api_key text, bet_id text, version bigint, player_id bigint, gid text, status text, bet_minor bigint,
        valid_bet_minor bigint, win_minor bigint, bet_at timestamptz, settled_at timestamptz, free_grant_id uuid)
        order by api_key, bet_id
    on conflict (api_key, bet_id) do update set
        version = excluded.version, player_id = excluded.player_id, gid = excluded.gid, status = excluded.status,
        bet_minor = excluded.bet_minor, valid_bet_minor = excluded.valid_bet_minor, win_minor = excluded.win_minor,
        bet_at = excluded.bet_at, settled_at = excluded.settled_at, free_grant_id = excluded.free_grant_id
      where b.version < excluded.version
    returning b.api_key || ':' || b.bet_id as bet, b.player_id, b.free_grant_id
  )
  select coalesce(array_agg(bet), '{}'), coalesce(array_agg(player_id), '{}'),
      coalesce(array_agg(distinct free_grant_id) filter (where free_grant_id is not null), '{}')
    into v_saved, bet_players, free_grants from written;

  -- A game missing from the catalogue weighs what its platform's category does.
  select json_agg(json_build_object(
        'player_id', g.player_id, 'bet_id', g.api_key || ':' || g.bet_id, 'gid', g.gid,
        'game_name', coalesce(game.name, '{}'::jsonb), 'status', g.status, 'valid_bet_minor', g.valid_bet_minor,
        'weight_percent', coalesce(game.weight_percent, (p_category_weights ->> platform.category)::int),
        'at', coalesce(g.settled_at, p_at)
      ) order by g.n), array_agg(g.player_id order by g.n)
    into v_turnovers, v_counted_players
    from rows from (json_to_recordset(p_movements) as (
      player_id bigint, api_key text, bet_id text, gid text, status text, valid_bet_minor bigint, settled_at timestamptz,
      is_play_money boolean
    )) with ordinality as g(player_id, api_key, bet_id, gid, status, valid_bet_minor, settled_at, is_play_money, n)
    left join games game on game.gid = g.gid
    left join platforms platform on platform.api_key = g.api_key
    where not g.is_play_money and g.api_key || ':' || g.bet_id = any (v_saved);
  turnover_players := '{}';
  if v_turnovers is not null then
    select c.changed into v_changed from count_turnovers(v_turnovers) c;
    select coalesce(array_agg(u.player_id), '{}') into turnover_players
      from unnest(v_counted_players, v_changed) u(player_id, is_changed) where u.is_changed;
  end if;

  select array_agg(coalesce(ledger.available('player/' || u.player_id || '/main/TWD'), 0) order by u.n) into balances
    from unnest(p_player_ids) with ordinality u(player_id, n);
end $$;
