-- Every push is a row first; a reconnecting client catches up from here.
create table push_cursors (
  player_id bigint primary key,
  last_seq bigint not null
);
create table push_messages (
  player_id bigint not null,
  seq bigint not null,
  -- Set on what concerns one login only (a kick): other sockets of the player skip it.
  session_id bigint,
  msg_type text not null,
  push jsonb not null,
  content jsonb not null,
  created_at timestamptz not null,
  primary key (player_id, seq)
);
create index push_messages_created_at on push_messages (created_at);

create table push_codes (
  code_hash bytea primary key,
  player_id bigint not null,
  session_id bigint not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index push_codes_expires_at on push_codes (expires_at);

create table notices (
  notice_id bigint generated always as identity primary key,
  type smallint not null,
  notice_type smallint not null check (notice_type in (1, 999)),
  title jsonb not null,
  content jsonb not null,
  style smallint not null default 1,
  is_show boolean not null default true,
  detail_url text,
  sort integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
