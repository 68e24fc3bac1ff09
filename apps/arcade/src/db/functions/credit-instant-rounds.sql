-- revision 1
-- Settles pending rounds of instant games whose money the hall has moved, and answers with their rows. The locks of the seeds come
-- first, as wherever a step changes; a step that was taken over meanwhile (another `called_at`, another phase) does not match.
create or replace function arcade.credit_instant_rounds(p_rounds json, p_at timestamptz)
returns setof arcade.rounds language plpgsql
-- Always the index, always the same plan: a plan cached while the tables were small would scan them when they are not.
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  perform 1 from json_to_recordset(p_rounds) as g(player_id bigint, game text)
    join arcade.seats s on s.player_id = g.player_id and s.game = g.game
    order by s.player_id, s.game for update of s;
  return query
    with given as materialized (
      select * from json_to_recordset(p_rounds) as g(
        round_id uuid, called_at timestamptz, detail jsonb, win bigint, valid_bet bigint, words_drawn int)
    ), credited as (
      update arcade.round_steps s set phase = 'CREDITED', outcome = null
        from given g where s.round_id = g.round_id and s.step = 0 and s.phase = 'DEBITING' and s.called_at = g.called_at
        returning s.round_id
    )
    update arcade.rounds r set detail = g.detail, status = 'SETTLED', win = g.win, valid_bet = g.valid_bet,
        words_drawn = g.words_drawn, settled_at = p_at, changed_at = p_at, expires_at = p_at
      from credited c join given g using (round_id) where r.round_id = c.round_id
      returning r.*;
end $$;
