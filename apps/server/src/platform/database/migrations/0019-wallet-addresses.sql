-- The TRC20 addresses of a player's book. A removed one stays: one that was paid to is still an address the player knows.
create table wallet_addresses (
  address_id bigint generated always as identity primary key,
  player_id bigint not null,
  address text not null check (address ~ '^T[1-9A-HJ-NP-Za-km-z]{33}$'),
  label text not null,
  created_at timestamptz not null,
  usable_at timestamptz not null check (usable_at >= created_at),
  last_used_at timestamptz,
  removed_at timestamptz
);
create unique index wallet_addresses_one on wallet_addresses (player_id, address) where removed_at is null;
create index wallet_addresses_player on wallet_addresses (player_id, address_id);
