-- Faces of players who submitted an attempt, compared with the faces of later ones.
create table face_likenesses (
  likeness_id bigint generated always as identity primary key,
  player_id bigint not null references players,
  attempt_id bigint not null unique references identity_attempts on delete cascade,
  -- Encrypted with the data key.
  likeness_sealed bytea not null,
  -- Null while the attempt is undecided.
  kept_until timestamptz
);
create index face_likenesses_kept on face_likenesses (kept_until);

-- From which similarity on a face is taken for another player's, and for how many days after an approval it is compared.
alter table identity_rules
  add column face_duplicate double precision not null default 0.62 check (face_duplicate between 0 and 1),
  add column keep_likeness_days integer not null default 1825 check (keep_likeness_days between 0 and 3650);
