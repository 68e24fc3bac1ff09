-- An index that began with the provider seemed as good as the primary key for finding a transaction while the table was small: a
-- plan that was kept from then read every transaction of the provider.
create index seamless_transactions_of_round_id on seamless_transactions (round_id, provider);
drop index seamless_transactions_of_round;
