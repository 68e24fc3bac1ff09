-- revision 2
-- Settles pending rounds of instant games whose money the hall has moved, and answers with their rows. The locks of the seeds come
-- first, as wherever a step changes; a step that was taken over meanwhile (another `called_at`, another phase) does not match.
create or replace function arcade.credit_instant_rounds(p_rounds json, p_at timestamptz)
returns setof arcade.rounds language plpgsql
-- Always the index, always the same plan: a plan cached while the tables were small would scan them when they are not.
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  v_ids uuid[] := array(select (j ->> 'round_id')::uuid from json_array_elements(p_rounds) j);
begin
  perform 1 from json_to_recordset(p_rounds) as g(player_id bigint, game text)
    join arcade.seats s on s.player_id = g.player_id and s.game = g.game
    order by s.player_id, s.game for update of s;
  -- One statement for all: each one reads the table's checks anew. `= any` keeps a plan from reading more than the given rounds: a
  -- join alone is planned for the size that the table had first.
  with credited as (
    update arcade.round_steps s set phase = 'CREDITED', outcome = null
      from json_to_recordset(p_rounds) as d(round_id uuid, called_at timestamptz)
      where s.round_id = any (v_ids) and s.step = 0 and s.phase = 'DEBITING'
        and s.round_id = d.round_id and s.called_at = d.called_at
      returning s.round_id
  ) select coalesce(array_agg(c.round_id), '{}') into v_ids from credited c;
  return query
    update arcade.rounds r set detail = d.detail, status = 'SETTLED', win = d.win, valid_bet = d.valid_bet,
        words_drawn = d.words_drawn, settled_at = p_at, changed_at = p_at, expires_at = p_at
      from json_to_recordset(p_rounds) as d(round_id uuid, detail jsonb, win bigint, valid_bet bigint, words_drawn int)
      where r.round_id = any (v_ids) and r.round_id = d.round_id returning r.*;
end $$;
