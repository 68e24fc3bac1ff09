-- Time is limited as money is, by the day in Taiwan; then the amounts are whole minutes.
alter table play_limits drop constraint play_limits_subject_check;
alter table play_limits add constraint play_limits_subject_check
  check (subject in ('deposit', 'loss', 'stake', 'time') and (subject <> 'time' or period = 'day'));

-- Games opened for real. With the bets they tell when somebody played, whatever a client says.
create table game_launches (
  player_id bigint not null references players,
  at timestamptz not null,
  gid text not null
);
create index game_launches_player on game_launches (player_id, at desc);

-- The sitting a player is in, or was in last: since when, and when they last confirmed that they want to go on.
create table play_sittings (
  player_id bigint primary key references players,
  started_at timestamptz not null,
  checked_at timestamptz not null check (checked_at >= started_at)
);

-- How often a player wants to be told how long they have played; null is never.
create table reality_checks (
  player_id bigint primary key references players,
  every_minutes smallint check (every_minutes in (15, 30, 60))
);
create table reality_check_settings (
  only_row boolean primary key default true check (only_row),
  default_minutes smallint not null check (default_minutes in (15, 30, 60)),
  is_obligatory boolean not null
);
insert into reality_check_settings (default_minutes, is_obligatory) values (60, false);
