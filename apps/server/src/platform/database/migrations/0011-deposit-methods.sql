-- Two more ways to deposit: at a convenience store, and in USDT on TRON.
alter table deposit_channels drop constraint deposit_channels_method_check;
alter table deposit_channels drop constraint deposit_channels_expires_in_s_check;
alter table deposit_channels
  add constraint deposit_channels_method check (method in ('atm', 'cvs', 'usdt')),
  add constraint deposit_channels_expires_in_s check (expires_in_s between 600 and 60 * 86400),
  -- Of a store channel: which chains take its codes.
  add column stores text[] not null default '{}',
  -- Of a USDT channel: less than this (millionths) waits until more makes it enough.
  add column min_pay_minor bigint check (min_pay_minor > 0),
  add constraint deposit_channels_stores check ((method = 'cvs') = (cardinality(stores) > 0)),
  add constraint deposit_channels_min_pay check ((method = 'usdt') = (min_pay_minor is not null));
insert into deposit_channels
  (channel_id, method, name, min_minor, max_minor, fee_minor, expires_in_s, wash_percent, quick_amounts, is_enabled, sort, stores, min_pay_minor)
values
  ('cvs', 'cvs', '{"zh-TW": "超商代碼", "en": "Convenience store"}',
   3300, 600000, 0, 86400, 100, '{300,500,1000,2000,3000,6000}', true, 2, '{ibon,family,hilife,ok}', null),
  ('usdt', 'usdt', '{"zh-TW": "USDT（TRC20）", "en": "USDT (TRC20)"}',
   30000, 100000000, 0, 1800, 100, '{1000,3000,5000,10000,30000,50000}', true, 3, '{}', 1000000);

alter table deposit_orders
  add column store text,
  add column store_code text,
  -- Where USDT is to be sent, how much, and at what price: ten-thousandths of a TWD for one USDT, locked until it expires.
  add column address text,
  add column rate_e4 bigint,
  add column pay_minor bigint check (pay_minor > 0),
  add column actual_pay_minor bigint check (actual_pay_minor > 0),
  drop constraint deposit_code_whole,
  drop constraint deposit_code_before_payment,
  add constraint deposit_method check (method in ('atm', 'cvs', 'usdt')),
  add constraint deposit_code_whole check (case method
    when 'atm' then num_nonnulls(bank_code, bank_account, payable_until) in (0, 3)
      and num_nonnulls(store, store_code, address, rate_e4, pay_minor, actual_pay_minor) = 0
    when 'cvs' then store is not null and num_nonnulls(store_code, payable_until) in (0, 2)
      and num_nonnulls(bank_code, bank_account, address, rate_e4, pay_minor, actual_pay_minor) = 0
    else num_nonnulls(address, rate_e4, pay_minor, payable_until) = 4
      and num_nonnulls(bank_code, bank_account, store, store_code) = 0
      and (actual_pay_minor is not null) = (state = 'paid') end),
  add constraint deposit_code_before_payment check (state not in ('awaiting', 'confirmed') or payable_until is not null);

-- A player's own address, derived from the account's public key by its index; never another player's.
create sequence deposit_address_indexes as integer minvalue 0 start 0;
create table deposit_addresses (
  player_id bigint primary key,
  address_index integer not null unique,
  address text not null unique,
  created_at timestamptz not null,
  -- Looked at often until then; and when it was looked at last, as far back as the chain was read.
  watch_until timestamptz not null,
  looked_at timestamptz
);
create index deposit_addresses_looked_at on deposit_addresses (looked_at nulls first);

-- USDT that came to a player's address. Counted once: a transaction and the index of its log name it.
create table chain_payments (
  txid text not null check (txid ~ '^[0-9a-f]{64}$'),
  log_index integer not null,
  player_id bigint not null references deposit_addresses,
  sender text not null,
  amount_minor bigint not null check (amount_minor > 0),
  block bigint not null,
  at timestamptz not null,
  seen_at timestamptz not null,
  confirmations integer not null check (confirmations >= 0),
  -- `dropped`: the chain has forgotten it before it was solid.
  state text not null check (state in ('confirming', 'accumulating', 'credited', 'dropped')),
  -- The order it settled; null when it went to the currency wallet.
  order_no text references deposit_orders,
  credited_at timestamptz,
  primary key (txid, log_index),
  check ((state = 'credited') = (credited_at is not null)),
  check (order_no is null or state = 'credited')
);
create index chain_payments_of_player on chain_payments (player_id, at desc);
create index chain_payments_open on chain_payments (player_id) where state in ('confirming', 'accumulating');

select ledger.open_accounts(array['channel/usdt/clearing/USDT'], array['USDT'], array[null]::bigint[], array[16]);

-- Money for an order that another payment has settled already: it waits in suspense for a person.
create table deposit_extra_payments (
  order_no text not null references deposit_orders,
  trade_no text not null,
  paid_minor bigint not null check (paid_minor > 0),
  paid_at timestamptz not null,
  seen_at timestamptz not null,
  decision text check (decision in ('credited', 'refund_due')),
  decided_at timestamptz,
  primary key (order_no, trade_no),
  check ((decision is null) = (decided_at is null))
);
create index deposit_extra_payments_waiting on deposit_extra_payments (seen_at) where decision is null;
