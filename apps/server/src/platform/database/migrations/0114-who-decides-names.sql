-- Null until an operator says: play money is decided by the hall alone, real money by a person. What was true was the default.
alter table identity_rules alter column is_automatic drop not null;
update identity_rules set is_automatic = null where is_automatic;
