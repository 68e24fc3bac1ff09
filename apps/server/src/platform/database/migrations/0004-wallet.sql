-- The betting volume a player still owes before withdrawing (the specification's wash balance).
create table wash_balances (
  player_id bigint primary key,
  balance_minor bigint not null check (balance_minor >= 0)
);

-- What each deposit added and each bet took; a source counts once, and a corrected bet replaces what it took.
create table wash_entries (
  player_id bigint not null,
  source text not null check (source in ('deposit', 'bet')),
  source_id text not null,
  change_minor bigint not null,
  at timestamptz not null,
  primary key (player_id, source, source_id)
);

-- What each platform last said a player has there; the platform's own books decide.
create table platform_balances (
  player_id bigint not null,
  api_key text not null,
  balance_minor bigint not null,
  known_at timestamptz not null,
  primary key (player_id, api_key)
);
