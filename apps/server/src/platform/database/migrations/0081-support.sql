-- When somebody answers, in Taiwan's time: the weekdays (0 Sunday), and the minutes of the day from (included) and to (not).
alter table site_settings add column support_schedule jsonb not null
  default '{"days": [0, 1, 2, 3, 4, 5, 6], "from_minute": 0, "to_minute": 1440}';

-- One conversation a player, made by its first message. Messages are never changed.
create table support_conversations (
  player_id bigint primary key references players,
  last_message_id bigint not null,
  last_message_at timestamptz not null,
  -- Whose turn it is: a player's message waits for an operator until one answers or closes it.
  is_waiting boolean not null,
  waiting_since timestamptz,
  player_read_id bigint not null default 0,
  operator_read_id bigint not null default 0
);
create index support_conversations_waiting on support_conversations (waiting_since) where is_waiting;

create table support_messages (
  message_id bigint generated always as identity primary key,
  player_id bigint not null references players,
  author text not null check (author in ('player', 'operator', 'hall')),
  operator text,
  text text not null,
  upload_id text references uploads,
  -- The player's own key of a message: sent twice, it is said once.
  sent_key text,
  created_at timestamptz not null,
  check ((author = 'operator') = (operator is not null)),
  check (text <> '' or upload_id is not null)
);
create index support_messages_history on support_messages (player_id, created_at desc, message_id desc);
create unique index support_messages_sent on support_messages (player_id, sent_key) where sent_key is not null;

create table help_categories (
  category_id text primary key,
  name jsonb not null,
  summary jsonb not null,
  sort integer not null default 0
);

create table help_articles (
  article_id text primary key,
  category_id text not null references help_categories,
  title jsonb not null,
  summary jsonb not null,
  -- By language, the blocks of the contract.
  blocks jsonb not null,
  -- Everything it says in every language, for the search.
  words text not null,
  is_shown boolean not null default true,
  -- Edited by an operator: what the house says of it at a later start is not taken over.
  is_edited boolean not null default false,
  sort integer not null default 0
);
