-- What an operator may give or take by hand alone, worth in TWD cents; more takes two.
alter table wallet_settings add column second_operator_minor bigint not null default 1000000
  check (second_operator_minor > 0);
-- A player's platform transfers, newest first.
create index platform_transfers_of_player on platform_transfers (player_id, created_at desc, reference desc);
