-- Money that the hall pays out to bank cards.
create table sandbox.payouts (
  reference text primary key,
  amount integer not null check (amount > 0),
  account text not null,
  callback_url text not null,
  created_at timestamptz not null,
  -- Null while the bank's own course decides: pending, then sent, then success.
  ending text check (ending in ('FAILED', 'RETURNED')),
  ended_at timestamptz,
  -- The status that the hall was told last, and has answered.
  reported text
);
create index payouts_created_at on sandbox.payouts (created_at desc);

-- Transactions that a node made and nobody has broadcast yet.
create table sandbox.chain_drafts (
  txid text primary key,
  owner text not null,
  receiver text not null,
  amount bigint not null,
  expires_at timestamptz not null
);
