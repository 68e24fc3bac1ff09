-- revision 1
-- The part of `count_turnovers` for the bets marked in `p_is_first`: settled or void, never counted before, and the only one of their
-- player, so that none depends on another. The caller has locked the balances. Says of each bet, in the given order, whether the
-- turnover statement has changed; false for those not marked.
-- Tables, all of the room wallet: wash_balances, wash_entries, turnover_credits, turnover_counts.
create or replace function count_first_turnovers(p_bets json, p_is_first boolean[]) returns boolean[] language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  v_changed boolean[];
begin
  with bet as materialized (
    select g.*, case when g.status = 'void' then 0 else g.valid_bet_minor * g.weight_percent / 100 end as weighted,
        coalesce((select c.credit_id from turnover_credits c where c.player_id = g.player_id
          order by c.credit_id desc limit 1), 0) as last_credit_id
      from rows from (json_to_recordset(p_bets) as (
        player_id bigint, bet_id text, gid text, game_name jsonb, status text, valid_bet_minor bigint, weight_percent int,
        at timestamptz
      )) with ordinality as g(player_id, bet_id, gid, game_name, status, valid_bet_minor, weight_percent, at, n)
      where p_is_first[g.n]
  ), unmet as (
    select bet.player_id, bet.bet_id, bet.weighted, c.credit_id, c.left_minor,
        sum(c.left_minor) over (partition by bet.player_id order by c.credit_id) - c.left_minor as before
      from bet join turnover_credits c
        on c.player_id = bet.player_id and c.left_minor > 0 and c.credit_id <= bet.last_credit_id
      where bet.weighted > 0
  ), met as materialized (
    select player_id, bet_id, credit_id, least(left_minor, weighted - before)::bigint as counted_minor
      from unmet where before < weighted
  ), reduced as (
    update turnover_credits c set left_minor = c.left_minor - met.counted_minor from met where c.credit_id = met.credit_id
  ), written as (
    insert into turnover_counts (player_id, bet_id, credit_id, counted_minor)
      select player_id, bet_id, credit_id, counted_minor from met
  ), counted as materialized (
    select bet.*, coalesce((select sum(met.counted_minor) from met where met.player_id = bet.player_id), 0)::bigint as counted
      from bet
  ), entered as (
    insert into wash_entries (
        player_id, source, source_id, change_minor, at, gid, game_name, valid_bet_minor, weight_percent, last_credit_id, reason)
      select player_id, 'bet', bet_id, -counted, at, gid, game_name, valid_bet_minor, weight_percent, last_credit_id,
          case
            when status = 'void' then 'voided'
            when valid_bet_minor = 0 then 'not_valid'
            when weight_percent = 0 then 'game_excluded'
            when counted < weighted then 'nothing_owed'
          end
        from counted
  ), changed as (
    update wash_balances w set balance_minor = w.balance_minor - counted.counted, done_minor = w.done_minor + counted.counted
      from counted where w.player_id = counted.player_id and counted.counted <> 0
  )
  select array_agg(coalesce(counted.counted <> 0, false) order by i) into v_changed
    from generate_subscripts(p_is_first, 1) i left join counted on counted.n = i;
  return v_changed;
end $$;
