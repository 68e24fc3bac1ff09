-- What players decide for themselves. A limit in TWD cents; a higher one (or none) waits until it is confirmed.
create table play_limits (
  player_id bigint not null references players,
  subject text not null check (subject in ('deposit', 'loss', 'stake')),
  period text not null check (period in ('day', 'week', 'month')),
  amount_minor bigint not null check (amount_minor >= 0),
  pending_minor bigint check (pending_minor > amount_minor),
  pending_ready_at timestamptz,
  primary key (player_id, subject, period)
);

-- A pause from playing; `until` null is for good. Never shortened, never removed.
create table play_breaks (
  break_id bigint generated always as identity primary key,
  player_id bigint not null references players,
  kind text not null check (kind in ('cool_off', 'exclusion')),
  since timestamptz not null,
  until timestamptz
);
create index play_breaks_player on play_breaks (player_id, since desc);

-- Every wish, for whoever has to show that it was kept.
create table play_limit_changes (
  change_id bigint generated always as identity primary key,
  player_id bigint not null references players,
  at timestamptz not null,
  what text not null,
  subject text,
  period text,
  amount_minor bigint
);
create index play_limit_changes_player on play_limit_changes (player_id, at);
