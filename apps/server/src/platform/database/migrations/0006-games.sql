create table platforms (
  api_key text primary key,
  provider text not null,
  name jsonb not null,
  category text not null,
  -- Whole dollars, in cents; a null maximum means the player's balance.
  min_deposit_minor bigint not null default 100 check (min_deposit_minor >= 0 and min_deposit_minor % 100 = 0),
  max_deposit_minor bigint check (max_deposit_minor % 100 = 0),
  is_maintained boolean not null default false,
  maintenance_until timestamptz,
  sort integer not null default 0
);

create table games (
  gid text primary key,
  api_key text not null references platforms (api_key),
  provider_game text not null,
  name jsonb not null,
  tips jsonb not null default '{}',
  category text not null,
  tags text[] not null default '{}',
  rtp text,
  has_demo boolean not null,
  art_url text not null,
  -- What the provider says, and what the hall's operator says; both must agree to open it.
  is_open boolean not null,
  is_enabled boolean not null default true,
  sort integer not null default 0
);
create index games_api_key on games (api_key);

-- A player under the name a provider knows; never the account.
create table platform_players (
  provider text not null,
  player_name text not null,
  player_id bigint not null,
  primary key (provider, player_name),
  unique (provider, player_id)
);

create table platform_transfers (
  reference text primary key,
  player_id bigint not null,
  api_key text not null references platforms (api_key),
  direction text not null check (direction in ('in', 'out')),
  -- Null while a transfer of everything is under way: the platform says how much it was.
  amount_minor bigint check (amount_minor >= 0),
  state text not null check (state in ('CREATED', 'HELD', 'SENT', 'UNKNOWN', 'MANUAL', 'SUCCESS', 'FAILED', 'RELEASED')),
  idempotency_key text not null,
  error text,
  ask_count integer not null default 0,
  was_unknown boolean not null default false,
  created_at timestamptz not null,
  sent_at timestamptz,
  updated_at timestamptz not null,
  unique (player_id, idempotency_key, api_key, direction),
  check (direction = 'out' or amount_minor > 0)
);
-- One open transfer per player and platform.
create unique index platform_transfers_open on platform_transfers (player_id, api_key)
  where state in ('CREATED', 'HELD', 'SENT', 'UNKNOWN', 'MANUAL');
create index platform_transfers_unfinished on platform_transfers (updated_at)
  where state in ('CREATED', 'HELD', 'SENT', 'UNKNOWN', 'MANUAL');

create table bets (
  api_key text not null,
  bet_id text not null,
  version bigint not null,
  player_id bigint not null,
  gid text not null,
  status text not null check (status in ('open', 'settled', 'void')),
  bet_minor bigint not null,
  valid_bet_minor bigint not null,
  win_minor bigint not null,
  bet_at timestamptz not null,
  settled_at timestamptz,
  primary key (api_key, bet_id)
);
create index bets_of_player on bets (player_id, bet_at desc, bet_id desc);

create table bet_pulls (
  api_key text primary key references platforms (api_key),
  pulled_until timestamptz not null
);
