-- What a player may deposit in one Taiwan day, by every method together, from a VIP level on. Operators edit it.
create table deposit_limits (
  vip_level integer primary key check (vip_level between 0 and 100),
  daily_minor bigint not null check (daily_minor > 0 and daily_minor % 100 = 0),
  daily_count integer not null check (daily_count > 0)
);
insert into deposit_limits (vip_level, daily_minor, daily_count) values
  (0, 50000000, 30),
  (1, 100000000, 40),
  (3, 300000000, 60),
  (5, 1000000000, 100);
