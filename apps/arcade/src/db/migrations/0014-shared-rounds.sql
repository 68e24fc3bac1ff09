-- One hash chain of round seeds per table (decision 0134). `terminal_hash` is published before the salt is fixed; a chain
-- without a salt draws nothing. `checkpoints` is encrypted: every 500th seed, from which the others follow by hashing.
create table arcade.hash_chains (
  chain_id bigint generated always as identity primary key,
  game text not null,
  table_id text not null,
  length integer not null check (length > 0),
  terminal_hash text not null,
  checkpoints text not null,
  salt text,
  created_at timestamptz not null,
  salted_at timestamptz,
  check ((salt is null) = (salted_at is null)),
  check (salted_at >= created_at)
);

-- One row per table that was ever watched: who leads it, and where its chain stands. `term` grows with each new leader; a
-- phase is only changed by the leader of the current term.
create table arcade.shared_tables (
  game text not null,
  table_id text not null,
  leader uuid,
  term integer not null default 0,
  renewed_at timestamptz,
  lease_until timestamptz,
  chain_id bigint references arcade.hash_chains,
  rounds_drawn integer not null default 0,
  last_number bigint not null default 0,
  primary key (game, table_id),
  check ((leader is null) or (lease_until is not null))
);

create table arcade.shared_rounds (
  shared_round_id uuid primary key,
  game text not null,
  table_id text not null,
  number bigint not null,
  phase text not null check (phase in ('BETTING', 'CLOSED', 'RUNNING', 'DRAWN', 'VOIDING', 'SETTLED', 'VOID')),
  chain_id bigint not null references arcade.hash_chains,
  -- Position of the round's seed in its chain, and what was published of it before: its SHA-256.
  chain_index integer not null,
  commitment text not null,
  salt text not null,
  -- The most that the bets of the round can pay together.
  exposure bigint not null default 0 check (exposure >= 0),
  opened_at timestamptz not null,
  closes_at timestamptz not null,
  runs_at timestamptz not null,
  ends_at timestamptz,
  -- Set when the seed may be known to everybody.
  seed text,
  result jsonb,
  revealed_at timestamptz,
  -- VOIDING, VOID: when the table was last led while the round ran.
  interrupted_at timestamptz,
  settled_at timestamptz,
  changed_at timestamptz not null,
  unique (game, table_id, number),
  unique (chain_id, chain_index),
  check ((seed is null) = (revealed_at is null)),
  check ((phase in ('SETTLED', 'VOID')) = (settled_at is not null))
);
create unique index shared_rounds_one_live on arcade.shared_rounds (game, table_id)
  where phase not in ('SETTLED', 'VOID');

-- A bet in a shared round is a round of its player without seeds of its own.
alter table arcade.rounds
  alter column seed_id drop not null,
  add column shared_round_id uuid references arcade.shared_rounds,
  -- When the bet acts by itself, in milliseconds since the run began (an automatic cash-out).
  add column due_ms integer,
  add constraint rounds_seed_check check ((seed_id is null) = (shared_round_id is not null));
drop index arcade.rounds_one_open;
create unique index rounds_one_open on arcade.rounds (player_id, game)
  where status in ('PENDING', 'OPEN') and shared_round_id is null;
create index rounds_by_shared_round on arcade.rounds (shared_round_id, changed_at) where shared_round_id is not null;

alter table arcade.round_steps drop constraint round_steps_kind_check;
alter table arcade.round_steps
  add constraint round_steps_kind_check check (kind in ('OPEN', 'ACT', 'EXPIRE', 'SETTLE'));
