-- What the launching hall's jurisdiction asks of a session's games (`sessions/duties.ts`); null: nothing beyond what is always so.
alter table arcade.sessions add column duties jsonb;

-- Whether the player's browser has chosen the client seed; until then the first round may still get one.
alter table arcade.seats add column has_player_seed boolean not null default false;
