-- A round's bet as the game's schema reads it (null: opened before this migration; its stake and `detail` say the same), the
-- rules it was opened by, and how many words of its random stream its steps have consumed.
alter table arcade.rounds
  add column wager jsonb,
  add column rules_version integer,
  add column words_drawn integer not null default 0 check (words_drawn >= 0);

-- PENDING: the opening step is not finished; neither the hall nor the player's history shows the round yet.
alter table arcade.rounds drop constraint rounds_status_check, drop constraint rounds_check;
alter table arcade.rounds
  add constraint rounds_status_check check (status in ('PENDING', 'OPEN', 'SETTLED', 'VOID')),
  add constraint rounds_settled_check check ((status in ('PENDING', 'OPEN')) = (settled_at is null));
drop index arcade.rounds_one_open;
create unique index rounds_one_open on arcade.rounds (player_id, game) where status in ('PENDING', 'OPEN');

-- The steps of a round: its opening (0), each action of the player, its expiry. A step passes PENDING, DEBITED, DRAWN and
-- CREDITED in transactions of their own; a step that is not CREDITED is resumed where it stopped.
-- Stake and payout of step n are the movements `round/<id>/<2n>` and `round/<id>/<2n+1>`.
create table arcade.round_steps (
  round_id uuid not null references arcade.rounds on delete cascade,
  step integer not null check (step >= 0),
  kind text not null check (kind in ('OPEN', 'ACT', 'EXPIRE')),
  request_id uuid not null,
  action jsonb,
  phase text not null check (phase in ('PENDING', 'DEBITED', 'DRAWN', 'CREDITED')),
  stake bigint not null check (stake >= 0),
  pay bigint not null default 0 check (pay >= 0),
  -- From DRAWN until CREDITED, what the round becomes: {detail, words_drawn, status}.
  outcome jsonb,
  created_at timestamptz not null,
  primary key (round_id, step),
  unique (round_id, request_id),
  check ((kind = 'OPEN') = (step = 0)),
  check ((phase = 'DRAWN') = (outcome is not null))
);
create unique index round_steps_unfinished on arcade.round_steps (round_id) where phase <> 'CREDITED';
create index round_steps_to_resume on arcade.round_steps (created_at) where phase <> 'CREDITED';
