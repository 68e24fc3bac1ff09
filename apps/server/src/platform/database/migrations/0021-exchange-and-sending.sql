-- What operators let players do with their wallets.
create table wallet_settings (
  only_row boolean primary key default true check (only_row),
  is_exchange_open boolean not null,
  is_sending_open boolean not null
);
insert into wallet_settings (is_exchange_open, is_sending_open) values (true, false);

-- How much one exchange takes and one transfer to another player carries, in the currency's minor units.
create table wallet_limits (
  currency text primary key,
  exchange_min_minor bigint not null check (exchange_min_minor > 0),
  exchange_max_minor bigint not null check (exchange_max_minor >= exchange_min_minor),
  send_min_minor bigint not null check (send_min_minor > 0),
  send_max_minor bigint not null check (send_max_minor >= send_min_minor),
  -- All transfers of one player to others in one Taiwan day.
  send_daily_minor bigint not null check (send_daily_minor >= send_max_minor)
);
insert into wallet_limits values
  ('TWD', 10000, 50000000, 10000, 3000000, 10000000),
  ('USDT', 1000000, 20000000000, 1000000, 1000000000, 3000000000);

-- A price that holds until it expires, and the exchange made at it. A quote serves once.
create table exchange_quotes (
  quote_id text primary key,
  player_id bigint not null,
  from_currency text not null,
  to_currency text not null,
  rate_e4 bigint not null check (rate_e4 > 0),
  pay_minor bigint not null check (pay_minor > 0),
  receive_minor bigint not null check (receive_minor > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  order_no text unique,
  used_at timestamptz,
  check (from_currency <> to_currency),
  check ((order_no is null) = (used_at is null))
);
create index exchange_quotes_unused on exchange_quotes (expires_at) where used_at is null;

-- Money from one player to another.
create table player_sends (
  order_no text primary key,
  player_id bigint not null,
  recipient_id bigint not null,
  recipient_shown text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  idempotency_key text not null,
  created_at timestamptz not null,
  unique (player_id, idempotency_key),
  check (player_id <> recipient_id)
);
create index player_sends_of_day on player_sends (player_id, currency, created_at);

-- Where money between players passes through, so that each side has a transaction of its own kind.
select ledger.open_accounts(
  array['house/player-transfers/TWD', 'house/player-transfers/USDT'],
  array['TWD', 'USDT'], array[null, null]::bigint[], array[16, 16]
);
