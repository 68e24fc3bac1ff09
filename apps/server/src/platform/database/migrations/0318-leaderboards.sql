-- Leaderboards: offers whose prizes go to the best of a period (decision 0189).
alter table activities drop constraint activities_mode_check;
alter table activities add constraint activities_mode_check check (mode in ('info', 'claim', 'apply', 'leaderboard'));
alter table activities drop constraint activity_gives;
alter table activities add constraint activity_gives check ((mode in ('info', 'leaderboard')) = (bonus is null));
-- The rules, as the contract's `leaderboardRule` reads them.
alter table activities add column leaderboard jsonb;
alter table activities add constraint activities_leaderboard_check check (
  (mode = 'leaderboard') = (leaderboard is not null) and (mode <> 'leaderboard' or start_time is not null)
);

insert into activity_types (type_id, name, sort)
  values ('leaderboards', '{"zh-TW": "排行榜", "en": "Leaderboards"}', 1) on conflict do nothing;

-- One period of a leaderboard. It keeps the rules and texts that it started with.
create table leaderboard_runs (
  run_id bigint generated always as identity primary key,
  activity_id bigint not null references activities,
  -- The Taiwan day on which a daily or weekly period begins; 'once' for the whole offer.
  period text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at >= starts_at),
  rule jsonb not null,
  title jsonb not null,
  -- Turnover requirement of the prizes, in percent.
  wash_percent integer not null check (wash_percent between 0 and 10000),
  -- open: rounds are counted. frozen: the standings are final. settled: places and prizes are given. cancelled: nobody gets any.
  state text not null default 'open' check (state in ('open', 'frozen', 'settled', 'cancelled')),
  -- When all bets were last counted, beyond those that each player's own counting brings.
  counted_at timestamptz,
  frozen_at timestamptz,
  unique (activity_id, period)
);
create index leaderboard_runs_under_way on leaderboard_runs (ends_at) where state in ('open', 'frozen');
create index leaderboard_runs_of_activity on leaderboard_runs (activity_id, starts_at desc);

-- What a player's bets of one hour count for, while the run is open. Replaced as a whole, so that each bet counts once.
create table leaderboard_hours (
  run_id bigint not null references leaderboard_runs,
  player_id bigint not null,
  hour timestamptz not null,
  points bigint not null check (points >= 0),
  rounds integer not null check (rounds > 0),
  reached_at timestamptz not null,
  primary key (run_id, player_id, hour)
);

-- A player's standing. Points: TWD cents, rounds, or hundredths of a multiple of the bet.
create table leaderboard_scores (
  run_id bigint not null references leaderboard_runs,
  player_id bigint not null,
  points bigint not null check (points >= 0),
  rounds integer not null check (rounds >= 0),
  -- When the points were reached: the earlier of two equal ones is better.
  reached_at timestamptz not null,
  -- Why an operator took the player off the leaderboard; what the player reads.
  disqualified text,
  primary key (run_id, player_id)
);
create index leaderboard_ranking on leaderboard_scores (run_id, points desc, reached_at, player_id)
  where disqualified is null;

create table leaderboard_prizes (
  run_id bigint not null references leaderboard_runs,
  place integer not null check (place > 0),
  player_id bigint not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- due: to be paid. waiting: until the player's break is over. held: an operator decides.
  state text not null check (state in ('due', 'waiting', 'held', 'paid', 'refused')),
  signal text check (signal in ('address', 'locked')),
  order_no text not null unique,
  decided_at timestamptz,
  primary key (run_id, place),
  unique (run_id, player_id)
);
create index leaderboard_prizes_unpaid on leaderboard_prizes (run_id, place) where state in ('due', 'waiting', 'held');
create index leaderboard_prizes_of_player on leaderboard_prizes (player_id);

-- What one operator decides alone can be worth money to nobody in particular: the prizes of a leaderboard.
alter table operator_amounts alter column player_id drop not null;
