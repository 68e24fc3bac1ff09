-- The withdrawal (pay) password, of the same form as the login password and never the same.
alter table players add column pay_password_hash text;

-- §4 real-name status: 0 not verified, 1 verified, 2 review failed, 3 under review. The name is sealed.
create table real_names (
  player_id bigint primary key,
  status smallint not null check (status between 0 and 3),
  name_sealed bytea,
  decided_at timestamptz,
  check (status <> 1 or (name_sealed is not null and decided_at is not null))
);

-- Players without a row are of level 0.
create table vip_levels (
  player_id bigint primary key,
  level integer not null check (level between 0 and 100),
  since timestamptz not null
);
