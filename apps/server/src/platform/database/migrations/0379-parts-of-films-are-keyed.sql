-- Parts of the frames' hashes are kept as keyed fingerprints: the parts themselves were nearly the whole hash of a face (decision 0283).
-- An older server that runs beside this one still writes and searches `bands`; the job fingerprint-films replaces what it wrote, and what
-- was kept before. The column is dropped in a later release.
alter table face_films
  alter column bands set default '{}',
  add column part_fingerprints integer[],
  -- The data key that the fingerprints were made with; null until they are.
  add column key_version smallint check (key_version between 1 and 255),
  add constraint face_films_parts check ((part_fingerprints is null) = (key_version is null));
create index face_films_part_fingerprints on face_films using gin (part_fingerprints);
create index face_films_plain on face_films (film_id) where key_version is null;
