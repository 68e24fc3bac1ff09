-- A currency wallet (USDT) for every player who has only the main wallet yet.
select ledger.open_accounts(
  array_agg(replace(key, '/main/TWD', '/wallet/USDT')), array_agg('USDT'::text), array_agg(0::bigint), array_agg(0)
) from ledger.accounts where key like 'player/%/main/TWD';

-- What the hall takes in and gives out itself: by exchanging, and by hand.
select ledger.open_accounts(
  array['house/exchange/TWD', 'house/exchange/USDT', 'house/adjustments/TWD', 'house/adjustments/USDT'],
  array['TWD', 'USDT', 'TWD', 'USDT'], array[null, null, null, null]::bigint[], array[16, 16, 16, 16]
);

-- Ten-thousandths of a TWD for one USDT: what the hall pays for it, and what it asks. The newest is in force.
create table exchange_rates (
  rate_id bigint generated always as identity primary key,
  buy_e4 bigint not null check (buy_e4 between 10000 and 9999999),
  sell_e4 bigint not null check (sell_e4 between 10000 and 9999999),
  since timestamptz not null,
  check (buy_e4 <= sell_e4)
);
create trigger exchange_rates_append_only before update or delete or truncate on exchange_rates
  for each statement execute function refuse_change();
insert into exchange_rates (buy_e4, sell_e4, since) values (312000, 318000, '2026-01-01T00:00:00Z');
