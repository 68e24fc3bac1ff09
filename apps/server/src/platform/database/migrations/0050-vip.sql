-- What it takes to reach a level (deposits and valid bets of all time), and to keep it (valid bets within the hold period).
create table vip_tiers (
  level integer primary key check (level between 0 and 100),
  name jsonb not null,
  deposit_minor bigint not null check (deposit_minor >= 0),
  valid_bet_minor bigint not null check (valid_bet_minor >= 0),
  hold_minor bigint not null check (hold_minor >= 0),
  check (level > 0 or (deposit_minor = 0 and valid_bet_minor = 0 and hold_minor = 0))
);
insert into vip_tiers (level, name, deposit_minor, valid_bet_minor, hold_minor) values
  (0, '{"zh-TW": "一般會員", "en": "Member"}', 0, 0, 0),
  (1, '{"zh-TW": "青銅", "en": "Bronze"}', 1000000, 10000000, 3000000),
  (2, '{"zh-TW": "白銀", "en": "Silver"}', 5000000, 50000000, 15000000),
  (3, '{"zh-TW": "黃金", "en": "Gold"}', 20000000, 200000000, 50000000),
  (4, '{"zh-TW": "白金", "en": "Platinum"}', 50000000, 600000000, 150000000),
  (5, '{"zh-TW": "鑽石", "en": "Diamond"}', 150000000, 2000000000, 500000000),
  (6, '{"zh-TW": "極光", "en": "Aurora"}', 500000000, 8000000000, 1500000000);

-- What of a valid bet comes back, in hundredths of a percent, by level and type of game.
create table vip_rates (
  level integer not null references vip_tiers,
  category text not null check (category in ('slots', 'tables', 'instant')),
  basis_points integer not null check (basis_points between 0 and 1000),
  primary key (level, category)
);
insert into vip_rates (level, category, basis_points)
  select level, category, basis_points from (values
    (0, 30, 15, 20), (1, 35, 18, 24), (2, 40, 21, 28), (3, 45, 24, 32), (4, 55, 28, 38), (5, 65, 34, 46), (6, 80, 40, 55)
  ) as rates (level, slots, tables, instant)
  cross join lateral (values ('slots', slots), ('tables', tables), ('instant', instant)) as each (category, basis_points);

-- The hold period runs from `held_from`, a Taiwan midnight; `highest` is the highest level ever reached.
alter table vip_levels add column held_from timestamptz, add column highest integer;
update vip_levels set held_from = date_trunc('day', since, 'Asia/Taipei'), highest = level;
alter table vip_levels
  alter column held_from set not null,
  alter column highest set not null,
  add constraint vip_highest check (highest >= level);

-- Every step on the ladder; `day` is the Taiwan day it was judged by (or, of a placing, made on).
create table vip_changes (
  change_id bigint generated always as identity primary key,
  player_id bigint not null,
  day date not null,
  kind text not null check (kind in ('promoted', 'relegated', 'placed')),
  from_level integer not null,
  to_level integer not null,
  at timestamptz not null,
  check (case kind when 'promoted' then to_level = from_level + 1 when 'relegated' then to_level = from_level - 1 else true end)
);
create unique index vip_changes_once_a_day on vip_changes (player_id, day) where kind <> 'placed';
create index vip_changes_of_player on vip_changes (player_id, at desc, change_id desc);
create trigger vip_changes_append_only before update or delete or truncate on vip_changes
  for each statement execute function refuse_change();

-- The Taiwan days whose nightly work is done.
create table reward_days (
  work text not null check (work in ('vip', 'rebate')),
  day date not null,
  done_at timestamptz not null,
  primary key (work, day)
);

create index bets_settled on bets (settled_at, player_id) where settled_at is not null;
create index bets_settled_of_player on bets (player_id, settled_at) include (valid_bet_minor) where status = 'settled';
create index deposit_orders_paid on deposit_orders (player_id, paid_at) include (paid_minor) where state = 'paid';
