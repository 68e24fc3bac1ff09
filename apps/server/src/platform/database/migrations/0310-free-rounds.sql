-- Rounds of a game that a player gets at a stake that the house pays (decision 0175). The id is what the provider knows it by.
create table free_round_grants (
  grant_id uuid primary key,
  player_id bigint not null,
  gid text not null,
  api_key text not null,
  stake_minor bigint not null check (stake_minor > 0),
  rounds integer not null check (rounds > 0),
  -- Turnover requirement of what they come to, in percent.
  wash_percent integer not null check (wash_percent >= 0),
  -- What gave them, once: an operator's request, an application for an offer.
  source text not null unique,
  -- What the player reads as the reason, by language.
  title jsonb not null,
  -- granting: the provider does not know it for sure. refused: it does not take it. cancelling: it is to forget it.
  state text not null check (state in ('granting', 'active', 'refused', 'cancelling', 'cancelled', 'finished', 'expired')),
  error text,
  -- Of the bets that the provider reported: rounds opened and not void, what the settled ones came to, what of it was credited.
  played integer not null default 0,
  won_minor bigint not null default 0,
  credited_minor bigint not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check (credited_minor between 0 and won_minor)
);
create index free_round_grants_of_player on free_round_grants (player_id, expires_at);
create index free_round_grants_to_end on free_round_grants (expires_at) where state in ('granting', 'active', 'cancelling');

alter table bets add column free_grant_id uuid;
create index bets_of_free_grant on bets (free_grant_id, bet_at) where free_grant_id is not null;

-- Whether the game's provider takes grants for it.
alter table games add column has_free_rounds boolean not null default false;
