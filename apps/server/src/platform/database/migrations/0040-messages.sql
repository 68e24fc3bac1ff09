-- A player's own messages. They share the notices' numbers, so that one id names either.
create table messages (
  message_id bigint primary key default nextval(pg_get_serial_sequence('notices', 'notice_id')),
  player_id bigint not null,
  category smallint not null check (category in (1, 2, 3)),
  type text not null,
  title jsonb not null,
  -- Safe HTML, in each language.
  content jsonb not null,
  style smallint not null default 1,
  detail_url text,
  req_id text,
  created_at timestamptz not null,
  read_at timestamptz
);
create index messages_newest on messages (player_id, created_at desc, message_id desc);
create index messages_newest_of_category on messages (player_id, category, created_at desc, message_id desc);
create index messages_unread on messages (player_id, category) where read_at is null;
create index messages_created_at on messages (created_at);

-- What everybody reads: an announcement (999), or a message to all, which is for those who were players by then.
-- Nothing is written for a player until that player reads or deletes it.
alter table notices
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add column shown_from timestamptz generated always as (coalesce(starts_at, created_at)) stored,
  add column is_to_players boolean not null default false,
  add constraint notice_category check (type in (1, 2, 3, 999)),
  add constraint notice_ends_later check (ends_at is null or ends_at > coalesce(starts_at, created_at));
update notices set type = 999;
create index notices_shown on notices (shown_from desc, notice_id desc) where is_show;

create table notice_marks (
  player_id bigint not null,
  notice_id bigint not null references notices,
  read_at timestamptz not null,
  is_deleted boolean not null default false,
  primary key (player_id, notice_id)
);
-- "All read": of a category, everything shown until then.
create table notice_reads (
  player_id bigint not null,
  category smallint not null check (category in (1, 2, 3, 999)),
  read_until timestamptz not null,
  primary key (player_id, category)
);

-- Pushes to everybody: one row for all. They get their number one after the other, so that who reads on misses none.
create table push_broadcasts (
  broadcast_id bigint generated always as identity primary key,
  by_locale jsonb not null,
  created_at timestamptz not null
);
