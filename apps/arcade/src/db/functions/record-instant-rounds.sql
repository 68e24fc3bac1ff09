-- revision 1
-- Records rounds of instant games with their opening step, and counts them in the seeds they were drawn from, whose locks the
-- caller holds: settled ones whose money was moved, and pending ones that wait for the hall, with their outcome in the step.
-- `p_at`: when they were played; of pending ones, when the hall is called.
create or replace function arcade.record_instant_rounds(p_rounds json, p_is_settled boolean, p_at timestamptz)
returns void language plpgsql
-- Always the index, always the same plan: a plan cached while the tables were small would scan them when they are not.
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  insert into arcade.rounds (round_id, player_id, platform, game, is_demo, request_id, seed_id, client_seed, nonce, bet, win,
      valid_bet, status, detail, wager, rules_version, words_drawn, opened_at, settled_at, changed_at, expires_at)
    select g.round_id, g.player_id, g.platform, g.game, g.is_demo, g.request_id, g.seed_id, g.client_seed, g.nonce, g.stake,
        case when p_is_settled then g.pay else 0 end, case when p_is_settled then g.valid_bet else 0 end,
        case when p_is_settled then 'SETTLED' else 'PENDING' end, case when p_is_settled then g.detail else '{}' end, g.wager,
        g.rules_version, case when p_is_settled then g.words_drawn else 0 end, p_at,
        case when p_is_settled then p_at end, p_at, p_at
      from json_to_recordset(p_rounds) as g(round_id uuid, player_id bigint, platform text, game text, is_demo boolean,
        request_id uuid, seed_id bigint, client_seed text, nonce int, stake bigint, pay bigint, valid_bet bigint, detail jsonb,
        wager jsonb, rules_version int, words_drawn int);
  insert into arcade.round_steps (round_id, step, kind, request_id, action, phase, called_at, stake, pay, outcome, created_at)
    select g.round_id, 0, 'OPEN', g.request_id, null, case when p_is_settled then 'CREDITED' else 'DEBITING' end,
        case when not p_is_settled then p_at end, g.stake, g.pay, case when not p_is_settled then
          jsonb_build_object('detail', g.detail, 'words_drawn', g.words_drawn, 'status', 'SETTLED') end, p_at
      from json_to_recordset(p_rounds) as g(
        round_id uuid, request_id uuid, stake bigint, pay bigint, detail jsonb, words_drawn int);
  update arcade.seats s set nonce = g.nonce + 1
    from json_to_recordset(p_rounds) as g(player_id bigint, game text, nonce int)
    where s.player_id = g.player_id and s.game = g.game;
end $$;
