-- What identity data of a player is sealed with: 32 random bytes, sealed by the hall's own key. Gone, nothing of it opens again.
create table player_keys (
  key_id bigint generated always as identity primary key,
  player_id bigint not null unique references players,
  key_sealed bytea not null,
  created_at timestamptz not null
);

-- The player's key that a file is sealed with; null for the hall's. A file may outlive its key, unreadable.
alter table uploads add column key_id bigint;
