-- The national ID number of a passport's holder, sealed by the player's key: its fingerprint is made of it anew when the hall's
-- data key is replaced.
alter table identity_attempts
  add column citizen_sealed bytea,
  add constraint identity_citizen_confirmed check (citizen_sealed is null or citizen_fingerprint is not null);

-- The number of the data key that a file is sealed with, of those that no player's key seals; null: the first one.
alter table uploads add column data_key smallint;
create index uploads_of_data_key on uploads (upload_id) where key_id is null and storage_key is not null;
