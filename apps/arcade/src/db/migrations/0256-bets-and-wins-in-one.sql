-- An instant round on the hall's wallet asks for its stake and win in one: its outcome stands in the step while the hall is
-- asked (DEBITING), and while a call without an answer is rolled back (RETURNING). A stake that is asked for alone has none.
alter table arcade.round_steps
  drop constraint round_steps_check1,
  add constraint round_steps_outcome_check check (
    case phase when 'DRAWN' then outcome is not null when 'DEBITING' then true when 'RETURNING' then true else outcome is null end
  );

-- The newest launch of a player's game, whose token is presented to the hall with each bet.
create index sessions_by_launch on arcade.sessions (player_id, game, launch_expires_at desc);
