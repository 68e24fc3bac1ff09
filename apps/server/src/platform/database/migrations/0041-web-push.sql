-- A browser that shows messages while the app is closed, until its push service says it is gone.
create table web_push_subscriptions (
  subscription_id bigint generated always as identity primary key,
  player_id bigint not null,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  locale text not null,
  created_at timestamptz not null
);
create index web_push_subscriptions_player on web_push_subscriptions (player_id);

-- Minutes of the day in Taiwan; from 23:00 until 08:00 is 1380 and 480.
create table web_push_quiet (
  player_id bigint primary key,
  from_minute smallint not null check (from_minute between 0 and 1439),
  until_minute smallint not null check (until_minute between 0 and 1439),
  check (from_minute <> until_minute)
);
