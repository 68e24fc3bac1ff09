-- A test player's wallets hold play money that the hall gave: apart from real money in the ledger (its realm `play`), and
-- moved between them and house accounts of their own.
alter table arcade.players
  add column is_test boolean not null default false,
  add check (not is_test or demo_balance is null);
