-- One row a type of game. No level's rate gives more than `max_basis_points`.
create table rebate_rules (
  category text primary key check (category in ('slots', 'tables', 'instant')),
  is_enabled boolean not null,
  max_basis_points integer not null check (max_basis_points between 0 and 1000)
);
insert into rebate_rules (category, is_enabled, max_basis_points)
  values ('slots', true, 100), ('tables', true, 60), ('instant', true, 80);

-- One row: after how many days an unclaimed rebate is lost; null for never.
create table rebate_settings (
  only_row boolean primary key default true check (only_row),
  expires_after_days integer check (expires_after_days between 1 and 365)
);
insert into rebate_settings (expires_after_days) values (30);

create table rebate_claims (
  order_no text primary key,
  player_id bigint not null,
  idempotency_key text not null,
  amount_minor bigint not null check (amount_minor > 0),
  rebate_count integer not null check (rebate_count > 0),
  at timestamptz not null,
  unique (player_id, idempotency_key)
);

-- What a Taiwan day's valid bets on one type of game gave back: down to the cent.
create table rebates (
  rebate_id bigint generated always as identity primary key,
  player_id bigint not null,
  day date not null,
  category text not null check (category in ('slots', 'tables', 'instant')),
  valid_bet_minor bigint not null check (valid_bet_minor > 0),
  basis_points integer not null check (basis_points > 0),
  max_basis_points integer not null check (max_basis_points >= basis_points),
  vip_level integer not null,
  amount_minor bigint not null check (amount_minor > 0),
  posted_at timestamptz not null,
  expires_at timestamptz,
  order_no text references rebate_claims,
  received_at timestamptz,
  record_id text not null generated always as (lpad(rebate_id::text, 19, '0')) stored,
  unique (player_id, day, category),
  check (amount_minor = valid_bet_minor * basis_points / 10000),
  check ((order_no is null) = (received_at is null))
);
create index rebates_of_player on rebates (player_id, posted_at desc, record_id desc);
create index rebates_unclaimed on rebates (player_id) where order_no is null;

-- The bets of a rebate. A bet that is corrected later appears in a later rebate with the difference.
create table rebate_bets (
  rebate_id bigint not null references rebates,
  line_id text not null,
  api_key text not null,
  bet_id text not null,
  gid text not null,
  settled_at timestamptz not null,
  valid_bet_minor bigint not null check (valid_bet_minor <> 0),
  is_correction boolean not null,
  primary key (rebate_id, line_id)
);
create index rebate_bets_of_bet on rebate_bets (api_key, bet_id) include (valid_bet_minor);
create index rebate_bets_listed on rebate_bets (rebate_id, settled_at desc, line_id desc);
create trigger rebate_bets_append_only before update or delete or truncate on rebate_bets
  for each statement execute function refuse_change();
