-- The day of birth that a player gave at registration: proof that the age gate was kept. Sealed, for it is personal.
alter table players add column birth_date_sealed bytea;
