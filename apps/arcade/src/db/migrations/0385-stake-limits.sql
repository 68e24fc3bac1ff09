-- What a player may still stake by limits that the hall keeps for them, in minor units (decision 0289); null: no limit. Below zero where
-- more was staked before a limit was lowered.
alter table arcade.players
  add column stake_left bigint,
  -- The newest instant from which one of the limits counts: the stake of a void round that was opened since then is given back.
  add column stake_left_since timestamptz,
  -- Of the limits as the hall last told them; an older one that comes late changes nothing.
  add column stake_limits_revision bigint not null default 0,
  add check ((stake_left is null) = (stake_left_since is null)),
  add check (stake_left is null or (demo_balance is null and wallet = 'transfer'));
