-- revision 1
-- Locks the players of seamless movements (names in the order of players) and reads what their decisions need, in the order
-- given: the transaction of the same id, the bet that a win refers to, the round, and whether the player limits loss or stakes.
-- The round is on the platform of the bet's game, and of a win on that of its bet. A column of what is not known is null.
-- Every statement of the function sees what was committed before it, so it reads what the holders of the locks wrote.
create or replace function find_seamless_movements(p_locks text[], p_movements json) returns table (
  known_state text, known_player_id bigint, known_digest bytea,
  reference_kind text, reference_state text, reference_player_id bigint, reference_api_key text, reference_round_id text,
  api_key text, bet_id text, version bigint, player_id bigint, gid text, status text, bet_minor bigint, valid_bet_minor bigint,
  win_minor bigint, bet_at timestamptz, settled_at timestamptz, free_grant_id uuid,
  has_stake_limit boolean
) language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_column
begin
  perform pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(p_locks) name;
  return query
    select known.state, known.player_id, known.digest,
        reference.kind, reference.state, reference.player_id, reference.api_key, reference.round_id,
        round.api_key, round.bet_id, round.version, round.player_id, round.gid, round.status, round.bet_minor,
        round.valid_bet_minor, round.win_minor, round.bet_at, round.settled_at, round.free_grant_id,
        exists (select 1 from play_limits l where l.player_id = g.player_id and l.subject in ('loss', 'stake'))
      from rows from (json_to_recordset(p_movements) as (
        player_id bigint, provider text, transaction_id text, reference_id text, api_key text, round_id text
      )) with ordinality as g(player_id, provider, transaction_id, reference_id, api_key, round_id, n)
      left join seamless_transactions known on known.provider = g.provider and known.transaction_id = g.transaction_id
      left join seamless_transactions reference
        on reference.provider = g.provider and reference.transaction_id = g.reference_id
      left join bets round on round.api_key = coalesce(g.api_key, reference.api_key) and round.bet_id = g.round_id
      order by g.n;
end $$;
