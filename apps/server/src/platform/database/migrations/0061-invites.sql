-- What inviting gives: one row, edited by operators. A rate is in hundredths of a percent of the friend's valid bets.
create table invite_rules (
  only_row boolean primary key default true check (only_row),
  is_open boolean not null,
  deposit_minor bigint not null check (deposit_minor > 0),
  deposit_reward_minor bigint not null check (deposit_reward_minor >= 0),
  bet_rate_e4 integer not null check (bet_rate_e4 between 0 and 1000),
  bet_daily_max_minor bigint not null check (bet_daily_max_minor >= 0),
  reward_days integer not null check (reward_days between 1 and 3650),
  wash_percent integer not null check (wash_percent between 0 and 10000)
);
insert into invite_rules
  (is_open, deposit_minor, deposit_reward_minor, bet_rate_e4, bet_daily_max_minor, reward_days, wash_percent)
  values (true, 100000, 20000, 10, 100000, 365, 100);

-- What a friend has earned their inviter: once for their deposits, and once a Taiwan day for their bets.
create table invite_rewards (
  reward_id bigint generated always as identity primary key,
  player_id bigint not null,
  friend_id bigint not null,
  kind text not null check (kind in ('deposit', 'bets')),
  -- Of bets; of deposits the day does not matter.
  day date,
  basis_minor bigint not null check (basis_minor > 0),
  reward_minor bigint not null check (reward_minor > 0),
  state text not null check (state in ('held', 'paid', 'refused')),
  -- Why it was held or refused: what the friend shares with whom.
  signal text check (signal in ('device', 'address')),
  order_no text unique,
  created_at timestamptz not null,
  decided_at timestamptz,
  record_id text not null generated always as (lpad(reward_id::text, 19, '0')) stored,
  check (friend_id <> player_id),
  check ((kind = 'bets') = (day is not null)),
  check ((state = 'paid') = (order_no is not null)),
  check ((state = 'held') = (decided_at is null)),
  check (state <> 'held' or signal is not null)
);
create unique index invite_rewards_once on invite_rewards (friend_id, kind, day) nulls not distinct;
create index invite_rewards_of_player on invite_rewards (player_id, created_at desc, record_id desc);
create index invite_rewards_held on invite_rewards (created_at) where state = 'held';

create index players_parent_id on players (parent_id, created_at desc) where parent_id is not null;
create index sessions_device on sessions (device_id, player_id) where device_id is not null;
