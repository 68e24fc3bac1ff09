-- revision 1
-- Locks the seeds that rounds of instant games were drawn from, and answers for each round, in order, what keeps it from being
-- played: `moved` (other seeds, or another nonce, by now), `known` (a round of the request, or one that is not over), `closed`
-- (the platform is in maintenance); null for nothing.
create or replace function arcade.find_instant_hindrances(p_rounds json) returns text[] language plpgsql
-- Always the index, always the same plan: a plan cached while the tables were small would scan them when they are not.
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  perform 1 from json_to_recordset(p_rounds) as g(player_id bigint, game text)
    join arcade.seats s on s.player_id = g.player_id and s.game = g.game
    order by s.player_id, s.game for update of s;
  return (
    select array_agg(case
        when s.nonce is distinct from g.nonce or s.seed_id <> g.seed_id or s.client_seed <> g.client_seed then 'moved'
        when exists (select from arcade.rounds r where r.player_id = g.player_id and r.request_id = g.request_id)
          or exists (
            select from arcade.rounds r where r.player_id = g.player_id and r.game = g.game
              and r.status in ('PENDING', 'OPEN') and r.shared_round_id is null
          ) then 'known'
        when exists (select from arcade.platforms p where p.platform = g.platform and p.status = 'MAINTENANCE') then 'closed'
      end order by g.n)
      from rows from (json_to_recordset(p_rounds) as (
        player_id bigint, platform text, game text, request_id uuid, seed_id bigint, client_seed text, nonce int
      )) with ordinality as g(player_id, platform, game, request_id, seed_id, client_seed, nonce, n)
      left join arcade.seats s on s.player_id = g.player_id and s.game = g.game
  );
end $$;
