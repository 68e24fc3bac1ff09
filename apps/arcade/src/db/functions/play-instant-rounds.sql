-- revision 2
-- Takes the stakes of drawn rounds of instant games from the wallets here, pays the wins and records the rounds: all of it, or
-- nothing when something hinders one of them. `hindrances` says per round what does (`find_instant_hindrances`; `limited`: the stake
-- is more than the player may still stake; `short`: the wallet does not hold it); `balances` what each round's wallet holds after all
-- of them.
-- `p_postings`: as the ledger describes them, all stakes before all wins, so that no stake is covered by its own win; null
-- where everybody plays for play money of the trial.
-- A wallet that holds less than it did when looked at, or that does not cover the stakes of several rounds, a limit that leaves
-- less than them, or that is new, undoes all of it with a serialization failure: look again.
-- Locks: seeds by player and game, players of the trial or with a limit, wallets, house stripes.
create or replace function arcade.play_instant_rounds(
  p_rounds json, p_postings json, p_at timestamptz, out hindrances text[], out balances bigint[]
) language plpgsql
-- Always the index, always the same plan: a plan cached while the tables were small would scan them when they are not.
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  v_found text[] := arcade.find_instant_hindrances(p_rounds);
  -- Players whose balance of the trial, or what they may still stake, changes.
  v_bound bigint[];
  v_covered int;
  v_statuses text[];
  v_is_limit_new boolean;
begin
  v_bound := array(
    select p.player_id from arcade.players p
      where p.player_id in (select g.player_id from json_to_recordset(p_rounds) as g(player_id bigint))
        and (p.demo_balance is not null or p.stake_left is not null)
      order by p.player_id for no key update
  );
  select array_agg(coalesce(
      v_found[g.n],
      case
        when g.player_id = any (v_bound) and g.stake > (
          select greatest(p.stake_left, 0) from arcade.players p
            where p.player_id = g.player_id and p.stake_left is not null
        ) then 'limited'
        when g.stake > arcade.held_by(g.player_id, g.platform, g.is_demo) then 'short'
      end
    ) order by g.n) into hindrances
    from rows from (json_to_recordset(p_rounds) as (player_id bigint, platform text, is_demo boolean, stake bigint))
      with ordinality as g(player_id, platform, is_demo, stake, n);
  if num_nonnulls(variadic hindrances) > 0 then
    return;
  end if;

  update arcade.players p set demo_balance = p.demo_balance - t.staked + t.paid, stake_left = p.stake_left - t.staked
    from (
      select g.player_id, sum(g.stake)::bigint as staked, sum(g.pay)::bigint as paid
        from json_to_recordset(p_rounds) as g(player_id bigint, stake bigint, pay bigint)
        where g.player_id = any (v_bound) group by g.player_id
    ) t where p.player_id = t.player_id
      and (p.demo_balance is null or p.demo_balance >= t.staked)
      and (p.stake_left is null or greatest(p.stake_left, 0) >= t.staked);
  get diagnostics v_covered = row_count;
  if v_covered < cardinality(v_bound) then
    raise exception 'a player’s balance or limit does not cover several stakes' using errcode = 'serialization_failure';
  end if;
  if p_postings is not null then
    select p.statuses into v_statuses from arcade_ledger.post_described(p_postings) p;
    if not v_statuses <@ array['posted'] then
      raise exception 'a wallet changed after it was read: %', v_statuses using errcode = 'serialization_failure';
    end if;
  end if;
  perform arcade.record_instant_rounds(p_rounds, true, p_at);
  -- The rounds hold their players by foreign key from here on: who sets a limit waits, and counts them.
  select array_agg(arcade.held_by(g.player_id, g.platform, g.is_demo) order by g.n),
      bool_or(p.stake_left is not null and p.player_id <> all (v_bound))
    into balances, v_is_limit_new
    from rows from (json_to_recordset(p_rounds) as (player_id bigint, platform text, is_demo boolean))
      with ordinality as g(player_id, platform, is_demo, n)
      join arcade.players p on p.player_id = g.player_id;
  if v_is_limit_new then
    raise exception 'a limit of stakes was set meanwhile' using errcode = 'serialization_failure';
  end if;
end $$;
