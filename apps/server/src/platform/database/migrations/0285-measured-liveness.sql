-- The liveness threshold that an operator measured on their own players: without it nothing is decided automatically where
-- real money is played for.
alter table identity_rules
  add column measured_liveness double precision check (measured_liveness between 0 and 1);
