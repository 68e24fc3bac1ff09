-- Hashes of used frames are kept as long as the prints of their films: players are told that both expire.
alter table face_frames add column kept_until timestamptz;
update face_frames set kept_until = clock_timestamp() + (select keep_film_days from identity_rules) * interval '1 day';
alter table face_frames alter column kept_until set not null;
create index face_frames_kept on face_frames (kept_until) where upload_id is null;
