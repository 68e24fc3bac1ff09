-- The salt of a new chain is a round of a public randomness beacon, named before it is published (decision 0236). `salt` is
-- that round's randomness: the SHA-256 of `beacon_signature`. Chains of before keep the salt that a player's browser made.
-- A chain that still waited for one drew nothing, and another takes its place.
update arcade.shared_tables set chain_id = null
  where chain_id in (select chain_id from arcade.hash_chains where salt is null);
delete from arcade.hash_chains where salt is null;

alter table arcade.hash_chains
  add column salt_source text not null default 'player' check (salt_source in ('player', 'beacon')),
  add column beacon_chain_hash text,
  add column beacon_round bigint check (beacon_round > 0),
  add column beacon_signature text,
  add check ((salt_source = 'beacon') = (beacon_chain_hash is not null)),
  add check ((beacon_chain_hash is null) = (beacon_round is null)),
  add check ((beacon_signature is not null) = (salt_source = 'beacon' and salt is not null));
alter table arcade.hash_chains alter column salt_source drop default;

-- The chain that follows the table's: published long before it is needed.
alter table arcade.shared_tables add column next_chain_id bigint references arcade.hash_chains;

-- Where the round's salt comes from; both are null for one that a player's browser made.
alter table arcade.shared_rounds
  add column beacon_chain_hash text,
  add column beacon_round bigint,
  add check ((beacon_chain_hash is null) = (beacon_round is null));
