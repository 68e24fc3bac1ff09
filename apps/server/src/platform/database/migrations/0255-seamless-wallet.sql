-- What providers with seamless wallets asked for: each transaction moves money once. Kept for at least four months.
create table seamless_transactions (
  provider text not null,
  transaction_id text not null,
  kind text not null check (kind in ('bet', 'win', 'bet_win', 'rollback', 'end_round')),
  -- `tombstone`: a bet whose rollback came first. Nothing was moved, and the bet is refused when it comes.
  state text not null check (state in ('applied', 'rolled_back', 'tombstone')),
  player_id bigint not null,
  api_key text not null,
  round_id text not null,
  -- The bet that a win or rollback refers to.
  reference_id text,
  bet_minor bigint not null default 0 check (bet_minor >= 0),
  win_minor bigint not null default 0 check (win_minor >= 0),
  -- Of the request's fields: the same transaction with other fields is refused. A tombstone has none.
  digest bytea,
  at timestamptz not null,
  primary key (provider, transaction_id),
  check ((state = 'tombstone') = (digest is null))
);
create index seamless_transactions_of_round on seamless_transactions (provider, round_id);
create index seamless_transactions_by_time on seamless_transactions (at);

-- What a launched game presents with each bet. Only the token's hash is stored.
create table seamless_sessions (
  token_hash bytea primary key,
  provider text not null,
  player_id bigint not null,
  gid text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index seamless_sessions_live on seamless_sessions (player_id) where ended_at is null;
create index seamless_sessions_by_expiry on seamless_sessions (expires_at);

-- Nonces of signed deliveries, for as long as a delivery could be accepted again. Lost in a crash of the database, which costs
-- nothing: a repeated transaction moves no money.
create unlogged table seamless_nonces (
  provider text not null,
  nonce text not null,
  seen_at timestamptz not null,
  primary key (provider, nonce)
);
create index seamless_nonces_by_time on seamless_nonces (seen_at);
