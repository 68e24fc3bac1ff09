-- Rounds of a game that a hall gives a player at a fixed stake, which the house pays. The hall's reference names the grant.
create table arcade.free_grants (
  reference uuid primary key,
  player_id bigint not null references arcade.players on delete cascade,
  game text not null,
  -- What each round plays for, in minor units, and the bet that costs it.
  stake bigint not null check (stake > 0),
  wager jsonb not null,
  rounds integer not null check (rounds > 0),
  -- Rounds opened so far, one that is not over included.
  used integer not null default 0 check (used between 0 and rounds),
  -- What the finished rounds came to, in minor units; the hall credits it.
  won bigint not null default 0 check (won >= 0),
  expires_at timestamptz not null,
  cancelled_at timestamptz,
  created_at timestamptz not null
);
create index free_grants_of_player on arcade.free_grants (player_id, game, expires_at) where used < rounds and cancelled_at is null;

-- The grant that a free round belongs to: `bet` is then its stake in the rules, of which nothing was taken.
alter table arcade.rounds add column free_grant uuid references arcade.free_grants;
create index rounds_of_free_grant on arcade.rounds (free_grant) where free_grant is not null;
