-- USDT (TRC20) transfers on the simulated TRON chain; amounts in millionths.
create table sandbox.chain_transfers (
  txid text not null check (txid ~ '^[0-9a-f]{64}$'),
  log_index integer not null default 0,
  sender text not null,
  receiver text not null,
  amount bigint not null check (amount > 0),
  block_number bigint not null,
  at timestamptz not null,
  primary key (txid, log_index)
);
create index chain_transfers_receiver on sandbox.chain_transfers (receiver, at);
