-- revision 1
-- What a player staked in rounds that were opened since each of the given instants, in minor units: the stakes that were taken and not
-- returned; free rounds cost nothing. Takes effect of what is committed: the caller holds the lock of the player (`for update`), behind
-- which no stake is taken.
-- Reads each game's rounds from the newest back, by the index, so that old ones cost nothing. `seq` follows `opened_at` but for
-- processes whose clocks differ.
create or replace function arcade.sum_stakes(p_player_id bigint, p_since timestamptz[]) returns bigint[] language plpgsql
-- Always the index, always the same plan: a plan cached while the tables were small would scan them when they are not.
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  v_oldest timestamptz := (select min(s) - interval '1 hour' from unnest(p_since) s);
  v_sums bigint[] := array_fill(0::bigint, array[cardinality(p_since)]);
  v_game text := '';
  v_round record;
begin
  loop
    select r.game into v_game from arcade.rounds r
      where r.player_id = p_player_id and r.game > v_game order by r.game limit 1;
    exit when not found;
    for v_round in
      select r.opened_at, case
          when r.free_grant is not null or r.status = 'VOID' then 0
          when r.status = 'PENDING' and not exists (
            select from arcade.round_steps s
              where s.round_id = r.round_id and s.step = 0 and s.phase in ('DEBITED', 'DRAWN')
          ) then 0
          else r.bet
        end as staked
        from arcade.rounds r where r.player_id = p_player_id and r.game = v_game order by r.seq desc
    loop
      exit when v_round.opened_at < v_oldest;
      continue when v_round.staked = 0;
      for i in 1 .. cardinality(p_since) loop
        if v_round.opened_at >= p_since[i] then
          v_sums[i] := v_sums[i] + v_round.staked;
        end if;
      end loop;
    end loop;
  end loop;
  return v_sums;
end $$;
