-- revision 1
-- Inserts bets, which must differ, or replaces older versions (`rooms/games/bets/bet-queries.ts`). Answers with those that were
-- written: not those of which this version or a newer one is stored already.
create or replace function save_bets(p_bets json)
returns table (api_key text, bet_id text, player_id bigint, free_grant_id uuid) language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_column
begin
  return query
    insert into bets as b (api_key, bet_id, version, player_id, gid, status, bet_minor, valid_bet_minor, win_minor, bet_at,
        settled_at, free_grant_id)
      select * from json_to_recordset(p_bets) as v(
        api_key text, bet_id text, version bigint, player_id bigint, gid text, status text, bet_minor bigint,
        valid_bet_minor bigint, win_minor bigint, bet_at timestamptz, settled_at timestamptz, free_grant_id uuid)
        order by api_key, bet_id
    on conflict (api_key, bet_id) do update set
        version = excluded.version, player_id = excluded.player_id, gid = excluded.gid, status = excluded.status,
        bet_minor = excluded.bet_minor, valid_bet_minor = excluded.valid_bet_minor, win_minor = excluded.win_minor,
        bet_at = excluded.bet_at, settled_at = excluded.settled_at, free_grant_id = excluded.free_grant_id
      where b.version < excluded.version
    returning b.api_key, b.bet_id, b.player_id, b.free_grant_id;
end $$;
