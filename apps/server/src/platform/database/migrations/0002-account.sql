-- Players. Unique indexes are named: a lost race is told apart by the name it collided on.
create table players (
  player_id bigint generated always as identity (start with 100001) primary key,
  uuid uuid not null unique,
  account text not null check (account ~ '^[A-Za-z][A-Za-z0-9]{3,19}$'),
  nickname text not null check (nickname <> ''),
  account_type smallint not null check (account_type in (1, 2)),
  user_group text not null default 'standard',
  user_type text not null default 'player',
  sex smallint not null default 0 check (sex in (0, 1, 2)),
  area_code text not null default '886',
  phone text check (phone ~ '^09[0-9]{8}$'),
  email text check (email = lower(email)),
  password_hash text,
  google_subject text,
  invite_code text not null,
  parent_id bigint references players,
  -- Every ancestor, the nearest first.
  parent_ids bigint[] not null default '{}',
  auto_transfer boolean not null default false,
  status text not null default 'active' check (status in ('active', 'locked')),
  improved_at timestamptz,
  created_at timestamptz not null,
  last_login_at timestamptz,
  last_login_ip text
);
create unique index players_account on players (lower(account));
create unique index players_phone on players (area_code, phone);
create unique index players_email on players (email);
create unique index players_google_subject on players (google_subject);
create unique index players_invite_code on players (invite_code);
create index players_parent_ids on players using gin (parent_ids);

-- Logins. Only the token's SHA-256 rests here; a player has at most one session that has not ended.
create table sessions (
  session_id bigint generated always as identity primary key,
  player_id bigint not null references players,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('replaced', 'logout', 'password_reset', 'locked', 'operator', 'expired')),
  login_device text not null,
  client_info jsonb not null,
  device_id text,
  user_agent text not null,
  ip text not null,
  locale text not null,
  check ((ended_at is null) = (end_reason is null))
);
create unique index sessions_one_live on sessions (player_id) where ended_at is null;
create index sessions_player on sessions (player_id, session_id desc);
create index sessions_last_seen_at on sessions (last_seen_at);

-- The one code a purpose and a target have. The code itself is hashed with argon2id:
-- six digits under a fast hash would be read back at once.
create table verification_codes (
  purpose text not null,
  target text not null,
  code_hash text not null,
  tries smallint not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (purpose, target)
);
create index verification_codes_expires_at on verification_codes (expires_at);

-- Every sending of a code, for the limits per target, address and device.
create table code_sends (
  send_id bigint generated always as identity primary key,
  at timestamptz not null,
  target text not null,
  ip text not null,
  device_id text
);
create index code_sends_target on code_sends (target, at);
create index code_sends_ip on code_sends (ip, at);
create index code_sends_device on code_sends (device_id, at) where device_id is not null;
create index code_sends_at on code_sends (at);

-- How often a password was tried for an account name (existing or not) and from an address, since the last success.
create table login_attempts (
  kind text not null check (kind in ('account', 'address')),
  key text not null,
  attempts integer not null,
  last_at timestamptz not null,
  refused_until timestamptz,
  primary key (kind, key)
);
create index login_attempts_last_at on login_attempts (last_at);

-- The one-time code with which another screen logs in as this player; a new one replaces it.
create table auth_codes (
  player_id bigint primary key references players,
  session_id bigint not null references sessions on delete cascade,
  code_hash bytea not null unique,
  expires_at timestamptz not null
);

-- Google ID tokens that were used, until they expire by themselves: each logs in once.
create table google_tokens (
  token_hash bytea primary key,
  expires_at timestamptz not null
);
