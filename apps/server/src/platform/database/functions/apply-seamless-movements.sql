-- revision 2
-- Applies seamless movements that were decided (`rooms/games/seamless/apply-movements.ts`): takes the stakes, pays the wins,
-- writes pushes, transactions and rounds, counts turnover, leaves the players to the job `notify-bets`, and answers with the
-- balances of `p_player_ids` after all of it, and with the grants of the free rounds among them.
-- A movement: its transaction, the next version of its round, and whether it is play money, which has no turnover requirement.
-- Postings as the ledger describes them, all stakes before all wins, with one push each; null for none.
-- Where balances do not cover stakes, nothing is done and `insufficient` names the players: no bet is covered by its own win.
-- Where the ledger refuses a posting, `statuses` says so and the caller must roll back.
-- Locks: wallets and house stripes, outboxes by player, transactions, rounds, turnover balances by player.
create or replace function apply_seamless_movements(
  p_movements json, p_postings json, p_pushes json, p_player_ids bigint[], p_category_weights json, p_at timestamptz,
  out insufficient bigint[], out statuses text[], out balances bigint[], out free_grants uuid[]
) language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  v_pushes json;
  v_saved text[];
  v_players bigint[];
  v_turnovers json;
  v_counted_players bigint[];
  v_changed boolean[];
  v_turnover_players bigint[] := '{}';
begin
  select coalesce(array_agg(g.player_id), '{}') into insufficient
    from json_to_recordset(p_movements) as g(player_id bigint, stake_minor bigint)
    where g.stake_minor > 0 and ledger.available('player/' || g.player_id || '/main/TWD') < g.stake_minor;
  if cardinality(insufficient) > 0 then
    return;
  end if;

  if p_postings is not null then
    select p.statuses into statuses from ledger.post_described(p_postings) p;
    if 'insufficient' = any (statuses) then
      raise exception 'a balance changed after it was read: try again' using errcode = 'serialization_failure';
    end if;
    if not statuses <@ array['posted', 'replayed'] then
      return;
    end if;
    select json_agg(u.push order by u.n) into v_pushes
      from json_array_elements(p_pushes) with ordinality u(push, n) where statuses[u.n] = 'posted';
    if v_pushes is not null then
      perform write_pushes(v_pushes, p_at);
    end if;
  end if;

  insert into seamless_transactions (provider, transaction_id, kind, state, digest, player_id, api_key, round_id, reference_id,
      bet_minor, win_minor, at)
    select g.provider, g.transaction_id, g.kind, 'applied', decode(g.digest, 'hex'), g.player_id, g.api_key, g.bet_id,
        g.reference_id, g.stake_minor, g.paid_minor, p_at
      from json_to_recordset(p_movements) as g(provider text, transaction_id text, kind text, digest text, player_id bigint,
        api_key text, bet_id text, reference_id text, stake_minor bigint, paid_minor bigint)
      order by g.provider, g.transaction_id;

  select coalesce(array_agg(w.api_key || ':' || w.bet_id), '{}'), coalesce(array_agg(distinct w.player_id), '{}'),
      coalesce(array_agg(distinct w.free_grant_id) filter (where w.free_grant_id is not null), '{}')
    into v_saved, v_players, free_grants from save_bets(p_movements) w;

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
  if v_turnovers is not null then
    select c.changed into v_changed from count_turnovers(v_turnovers) c;
    select coalesce(array_agg(u.player_id), '{}') into v_turnover_players
      from unnest(v_counted_players, v_changed) u(player_id, is_changed) where u.is_changed;
  end if;

  insert into bet_notifications (player_id, has_turnover_change)
    select u.player_id, u.player_id = any (v_turnover_players) from unnest(v_players) u(player_id);

  select array_agg(coalesce(ledger.available('player/' || u.player_id || '/main/TWD'), 0) order by u.n) into balances
    from unnest(p_player_ids) with ordinality u(player_id, n);
end $$;
