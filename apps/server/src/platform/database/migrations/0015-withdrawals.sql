-- Ways out, as data. Amounts are minor units of `currency`; the fee is taken out of the amount.
create table withdrawal_channels (
  channel_id text primary key,
  method text not null check (method in ('bank', 'usdt')),
  currency text not null check (currency in ('TWD', 'USDT')),
  arrives_currency text not null check (arrives_currency in ('TWD', 'USDT')),
  name jsonb not null,
  -- Amounts and fees are multiples of it: banks move whole dollars.
  step_minor bigint not null check (step_minor > 0),
  -- `excess`: percent of what goes beyond the free amount. `flat`: fee_min_minor, always.
  fee_basis text not null check (fee_basis in ('excess', 'flat')),
  -- Hundredths of a percent.
  fee_basis_points integer not null check (fee_basis_points between 0 and 5000),
  fee_min_minor bigint not null check (fee_min_minor >= 0),
  -- What the hall sends without a person, per order and per Taiwan day; 0: nothing.
  auto_approve_minor bigint not null check (auto_approve_minor >= 0),
  auto_approve_daily_minor bigint not null check (auto_approve_daily_minor >= 0),
  -- From this amount on, approving and settling take two operators.
  second_operator_minor bigint not null check (second_operator_minor > 0),
  arrives_in_s integer not null check (arrives_in_s > 0),
  is_enabled boolean not null,
  sort integer not null,
  constraint withdrawal_channel_route check (
    (method = 'bank' and currency = 'TWD' and arrives_currency = 'TWD')
    or (method = 'usdt' and arrives_currency = 'USDT'))
);
insert into withdrawal_channels
  (channel_id, method, currency, arrives_currency, name, step_minor, fee_basis, fee_basis_points, fee_min_minor,
   auto_approve_minor, auto_approve_daily_minor, second_operator_minor, arrives_in_s, is_enabled, sort)
values
  ('bank', 'bank', 'TWD', 'TWD', '{"zh-TW": "銀行卡", "en": "Bank card"}',
   100, 'excess', 100, 1500, 300000, 1000000, 10000000, 600, true, 1),
  ('usdt', 'usdt', 'TWD', 'USDT', '{"zh-TW": "USDT（TRC20）", "en": "USDT (TRC20)"}',
   100, 'excess', 100, 3000, 300000, 1000000, 10000000, 300, true, 2),
  ('usdt_wallet', 'usdt', 'USDT', 'USDT', '{"zh-TW": "USDT 錢包轉出", "en": "Send from the USDT wallet"}',
   1, 'flat', 0, 1000000, 100000000, 300000000, 3000000000, 300, true, 3);

-- Limits by channel and VIP level: those of the highest level that is not above the player's hold.
create table withdrawal_limits (
  channel_id text not null references withdrawal_channels,
  vip_level integer not null check (vip_level between 0 and 100),
  min_minor bigint not null check (min_minor > 0),
  max_minor bigint not null check (max_minor >= min_minor),
  daily_minor bigint not null check (daily_minor >= max_minor),
  daily_count integer not null check (daily_count > 0),
  primary key (channel_id, vip_level)
);
insert into withdrawal_limits (channel_id, vip_level, min_minor, max_minor, daily_minor, daily_count) values
  ('bank', 0, 10000, 5000000, 10000000, 10),
  ('bank', 1, 10000, 10000000, 30000000, 15),
  ('bank', 3, 10000, 20000000, 80000000, 20),
  ('bank', 5, 10000, 50000000, 200000000, 30),
  ('usdt', 0, 30000, 5000000, 10000000, 10),
  ('usdt', 1, 30000, 10000000, 30000000, 15),
  ('usdt', 3, 30000, 30000000, 100000000, 20),
  ('usdt', 5, 30000, 100000000, 400000000, 30),
  ('usdt_wallet', 0, 10000000, 2000000000, 5000000000, 10),
  ('usdt_wallet', 1, 10000000, 5000000000, 15000000000, 15),
  ('usdt_wallet', 3, 10000000, 15000000000, 50000000000, 20),
  ('usdt_wallet', 5, 10000000, 50000000000, 200000000000, 30);

-- One row, edited by operators. `frequency_count` orders within `frequency_window_s` lock for `lock_s` (10124).
create table withdrawal_rules (
  only_row boolean primary key default true check (only_row),
  frequency_count integer not null check (frequency_count between 2 and 100),
  frequency_window_s integer not null check (frequency_window_s > 0),
  lock_s integer not null check (lock_s > 0),
  max_open integer not null check (max_open between 1 and 100),
  review_within_s integer not null check (review_within_s >= 3600),
  quote_lifetime_s integer not null check (quote_lifetime_s between 30 and 3600)
);
insert into withdrawal_rules (frequency_count, frequency_window_s, lock_s, max_open, review_within_s, quote_lifetime_s)
values (4, 600, 1800, 5, 259200, 300);

-- What a player was told that a withdrawal costs and brings. One order uses it up.
create table withdrawal_quotes (
  quote_id text primary key,
  player_id bigint not null,
  channel_id text not null references withdrawal_channels,
  amount_minor bigint not null check (amount_minor > 0),
  fee_minor bigint not null check (fee_minor >= 0 and fee_minor < amount_minor),
  free_minor bigint not null check (free_minor >= 0),
  arrives_minor bigint not null check (arrives_minor > 0),
  -- Ten-thousandths of a TWD for one USDT.
  rate_e4 bigint,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);
create index withdrawal_quotes_expires_at on withdrawal_quotes (expires_at);

-- The running number within an order number; the Taiwan day stands before it.
create sequence withdrawal_order_numbers as integer minvalue 1 maxvalue 99999999 cycle;

-- A withdrawal order. Its terms are those of its quote. `destination` is what the player sees of it (numbers masked),
-- `destination_sealed` what a payout needs.
create table withdrawal_orders (
  order_no text primary key check (order_no ~ '^W[0-9]{14}$'),
  player_id bigint not null,
  channel_id text not null references withdrawal_channels,
  method text not null,
  currency text not null,
  arrives_currency text not null,
  quote_id text not null unique,
  idempotency_key text not null,
  amount_minor bigint not null check (amount_minor > 0),
  fee_minor bigint not null check (fee_minor >= 0 and fee_minor < amount_minor),
  arrives_minor bigint not null check (arrives_minor > 0),
  rate_e4 bigint,
  card_id bigint,
  address_id bigint,
  destination jsonb not null,
  destination_sealed bytea not null,
  state text not null check (state in ('pending', 'reviewed', 'rejected', 'in_progress', 'transferred', 'failed',
    'success', 'cancelled', 'timed_out')),
  -- Why a person must look at it; empty when nothing is odd.
  flags text[] not null,
  created_at timestamptz not null,
  reviewed_at timestamptz,
  -- The operator, or null when the hall's own limits let it through.
  reviewed_by text,
  transferred_at timestamptz,
  finished_at timestamptz,
  reject_reason text check (reject_reason <> ''),
  failure text check (failure in ('refused', 'returned', 'expired')),
  -- The payout, whose reference is the order's number: how often it was handed over, and what is known of it.
  send_count integer not null default 0,
  last_sent_at timestamptz,
  ask_count integer not null default 0,
  last_answer text,
  -- Since when a person must look at the payout.
  stuck_at timestamptz,
  txid text unique,
  unique (player_id, idempotency_key),
  constraint withdrawal_destination check (num_nonnulls(card_id, address_id) = 1),
  constraint withdrawal_rejected check (state <> 'rejected' or reject_reason is not null),
  constraint withdrawal_failed check ((state = 'failed') = (failure is not null)),
  constraint withdrawal_finished
    check ((finished_at is not null) = (state in ('rejected', 'failed', 'success', 'cancelled', 'timed_out'))),
  constraint withdrawal_transferred check (state not in ('transferred', 'success') or transferred_at is not null),
  constraint withdrawal_rate check ((rate_e4 is not null) = (currency <> arrives_currency))
);
create index withdrawal_orders_history on withdrawal_orders (player_id, created_at desc, order_no desc);
create index withdrawal_orders_open on withdrawal_orders (state, created_at)
  where state in ('pending', 'reviewed', 'in_progress', 'transferred');
create index withdrawal_orders_open_card on withdrawal_orders (card_id)
  where card_id is not null and state in ('pending', 'reviewed', 'in_progress', 'transferred');
create index withdrawal_orders_open_address on withdrawal_orders (address_id)
  where address_id is not null and state in ('pending', 'reviewed', 'in_progress', 'transferred');

-- A signed chain transaction, kept before anyone else sees it: only this one is ever broadcast for its order.
create table withdrawal_transactions (
  order_no text primary key references withdrawal_orders,
  txid text not null unique check (txid ~ '^[0-9a-f]{64}$'),
  -- As the node takes it for broadcasting.
  signed jsonb not null,
  made_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > made_at)
);

-- All that a player has bet validly (§9's free amount), without reading the bets themselves.
create index bets_volume on bets (player_id) include (valid_bet_minor) where status = 'settled';
