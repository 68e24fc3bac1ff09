-- One person, one verified player, whichever of their documents: a Taiwan passport carries its holder's national ID number too,
-- fingerprinted as an ID card's is; and of everybody the name and the date of birth together.
alter table identity_attempts
  add column citizen_fingerprint bytea,
  add column person_fingerprint bytea,
  add constraint identity_person_confirmed
    check (number_fingerprint is not null or (citizen_fingerprint is null and person_fingerprint is null));
create index identity_attempts_citizen on identity_attempts (citizen_fingerprint) where status in ('review', 'verified');
create index identity_attempts_person on identity_attempts (person_fingerprint) where status in ('review', 'verified');
