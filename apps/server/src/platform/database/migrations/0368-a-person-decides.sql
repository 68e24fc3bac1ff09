-- A person decides every attempt, in every mode, until an operator allows otherwise.
update identity_rules set is_automatic = false where is_automatic is null;
alter table identity_rules alter column is_automatic set not null;
