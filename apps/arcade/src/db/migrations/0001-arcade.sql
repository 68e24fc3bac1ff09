create schema arcade;

-- A platform without a row is open.
create table arcade.platforms (
  platform text primary key,
  status text not null check (status in ('OPEN', 'MAINTENANCE')),
  note text,
  changed_at timestamptz not null
);

-- Real players carry the hall's name for them; a demo player lives for one launch and holds its play balance here.
create table arcade.players (
  player_id bigint generated always as identity primary key,
  name text not null unique,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'DISABLED')),
  demo_balance bigint check (demo_balance >= 0),
  created_at timestamptz not null
);

create table arcade.server_seeds (
  seed_id bigint generated always as identity primary key,
  player_id bigint not null references arcade.players on delete cascade,
  game text not null,
  seed text not null,
  seed_hash text not null,
  created_at timestamptz not null,
  revealed_at timestamptz
);
create index server_seeds_by_player on arcade.server_seeds (player_id);

-- One player's seeds in one game; the row is the lock under which rounds of that game take turns.
create table arcade.seats (
  player_id bigint not null references arcade.players on delete cascade,
  game text not null,
  seed_id bigint not null references arcade.server_seeds on delete cascade,
  next_seed_id bigint not null references arcade.server_seeds on delete cascade,
  client_seed text not null,
  nonce integer not null default 0 check (nonce >= 0),
  last_rotation_id uuid,
  last_rotation jsonb,
  primary key (player_id, game)
);

create table arcade.sessions (
  session_id uuid primary key,
  player_id bigint not null references arcade.players on delete cascade,
  game text not null,
  language text not null check (language in ('zh-TW', 'en')),
  parent_origin text not null,
  return_url text,
  launch_hash bytea not null unique,
  launch_expires_at timestamptz not null,
  expires_at timestamptz not null,
  opened_at timestamptz,
  ended_at timestamptz,
  end_reason text check (end_reason in ('REPLACED', 'KICKED')),
  check ((ended_at is null) = (end_reason is null))
);
create index sessions_live on arcade.sessions (player_id) where ended_at is null;
create index sessions_by_expiry on arcade.sessions (expires_at);

create table arcade.session_tokens (
  token_hash bytea primary key,
  session_id uuid not null references arcade.sessions on delete cascade
);
create index session_tokens_by_session on arcade.session_tokens (session_id);

create table arcade.rounds (
  round_id uuid primary key,
  seq bigint generated always as identity,
  player_id bigint not null references arcade.players on delete cascade,
  platform text not null,
  game text not null,
  is_demo boolean not null,
  request_id uuid not null,
  seed_id bigint not null references arcade.server_seeds on delete cascade,
  client_seed text not null,
  nonce integer not null,
  bet bigint not null check (bet > 0),
  valid_bet bigint not null default 0 check (valid_bet >= 0),
  win bigint not null default 0 check (win >= 0),
  status text not null check (status in ('OPEN', 'SETTLED', 'VOID')),
  version integer not null default 1,
  detail jsonb not null,
  opened_at timestamptz not null,
  settled_at timestamptz,
  changed_at timestamptz not null,
  expires_at timestamptz not null,
  unique (player_id, request_id),
  unique (seed_id, nonce),
  check ((status = 'OPEN') = (settled_at is null))
);
create unique index rounds_one_open on arcade.rounds (player_id, game) where status = 'OPEN';
create index rounds_to_settle on arcade.rounds (expires_at) where status = 'OPEN';
create index rounds_by_change on arcade.rounds (platform, changed_at, round_id) where not is_demo;
create index rounds_by_player on arcade.rounds (player_id, game, seq desc);

create table arcade.transfers (
  reference text primary key,
  player_id bigint not null references arcade.players,
  platform text not null,
  kind text not null check (kind in ('IN', 'OUT', 'OUT_ALL')),
  amount bigint not null check (amount >= 0),
  status text not null check (status in ('SUCCESS', 'FAILED')),
  error text,
  balance_after bigint not null,
  created_at timestamptz not null,
  check ((status = 'FAILED') = (error is not null))
);

create table arcade.nonces (
  nonce text primary key,
  seen_at timestamptz not null
);
create index nonces_by_time on arcade.nonces (seen_at);
