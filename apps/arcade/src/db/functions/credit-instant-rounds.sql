-- revision 1
-- Settles pending rounds of instant games whose money the hall has moved, and answers with their rows. The locks of the seeds come
-- first, as wherever a step changes; a step that was taken over meanwhile (another `called_at`, another phase) does not match.
create or replace function arcade.credit_instant_rounds(p_rounds json, p_at timestamptz)
returns setof arcade.rounds language plpgsql
-- Always the index, always the same plan: a plan cached while the tables were small would scan them when they are not.
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  v_round record;
begin
  perform 1 from json_to_recordset(p_rounds) as g(player_id bigint, game text)
    join arcade.seats s on s.player_id = g.player_id and s.game = g.game
    order by s.player_id, s.game for update of s;
  -- One after another: a join with the given rounds is planned for the size that the table had first, and reads all of it later.
  for v_round in
    select * from json_to_recordset(p_rounds) as d(
      round_id uuid, called_at timestamptz, detail jsonb, win bigint, valid_bet bigint, words_drawn int)
  loop
    update arcade.round_steps s set phase = 'CREDITED', outcome = null
      where s.round_id = v_round.round_id and s.step = 0 and s.phase = 'DEBITING' and s.called_at = v_round.called_at;
    continue when not found;
    return query
      update arcade.rounds r set detail = v_round.detail, status = 'SETTLED', win = v_round.win, valid_bet = v_round.valid_bet,
          words_drawn = v_round.words_drawn, settled_at = p_at, changed_at = p_at, expires_at = p_at
        where r.round_id = v_round.round_id returning r.*;
  end loop;
end $$;
