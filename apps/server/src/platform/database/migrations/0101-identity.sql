-- How real names are verified: one row, edited by operators. Shares are 0 to 1.
create table identity_rules (
  only_row boolean primary key default true check (only_row),
  attempts_a_day integer not null check (attempts_a_day between 1 and 100),
  face_tries_a_day integer not null check (face_tries_a_day between 1 and 100),
  -- Whether the hall may decide alone, when every score is at or above these.
  is_automatic boolean not null,
  field_confidence double precision not null check (field_confidence between 0 and 1),
  face_match double precision not null check (face_match between 0 and 1),
  face_realness double precision not null check (face_realness between 0 and 1),
  face_liveness double precision not null check (face_liveness between 0 and 1),
  review_hours integer not null check (review_hours between 1 and 720),
  -- For how many days the images are kept after a decision, and a draft after its beginning.
  keep_verified_days integer not null check (keep_verified_days between 0 and 3650),
  keep_failed_days integer not null check (keep_failed_days between 0 and 3650),
  keep_draft_days integer not null check (keep_draft_days between 1 and 30)
);
insert into identity_rules values (true, 3, 10, true, 0.8, 0.62, 0.6, 0.6, 48, 1825, 30, 1);

-- §4: one try of a player to be verified. What is personal in it is sealed by the player's key.
create table identity_attempts (
  attempt_id bigint generated always as identity primary key,
  player_id bigint not null references players,
  status text not null check (status in ('draft', 'review', 'verified', 'failed', 'erased')),
  issue_country text not null check (issue_country ~ '^[A-Z]{2}$'),
  document_type smallint not null check (document_type between 1 and 3),
  created_at timestamptz not null,
  -- A draft is gone from then on.
  expires_at timestamptz not null,
  front_upload_id text unique,
  reverse_upload_id text unique,
  -- What was read off the photos, and what the player confirmed.
  reading_sealed bytea,
  fields_sealed bytea,
  -- Of country, type and number: tells that two are one without telling which.
  number_fingerprint bytea,
  scores jsonb,
  submitted_at timestamptz,
  review_until timestamptz,
  decided_at timestamptz,
  reasons text[] not null default '{}',
  note text,
  -- The images go then; null while undecided, and once they are gone.
  images_kept_until timestamptz,
  alarmed_at timestamptz,
  constraint identity_confirmed_whole check ((fields_sealed is null) = (number_fingerprint is null)),
  constraint identity_submitted check (status in ('draft', 'erased') or submitted_at is not null),
  constraint identity_review_ends check (status <> 'review' or review_until is not null),
  constraint identity_decided check ((decided_at is not null) = (status in ('verified', 'failed', 'erased'))),
  constraint identity_failed_why check (status <> 'failed' or reasons <> '{}'),
  constraint identity_erased_empty check (
    status <> 'erased' or (fields_sealed is null and reading_sealed is null and front_upload_id is null
      and reverse_upload_id is null and scores is null and note is null)
  )
);
create unique index identity_one_draft on identity_attempts (player_id) where status = 'draft';
create unique index identity_one_standing on identity_attempts (player_id) where status in ('review', 'verified');
-- §8 10076, 10077: a number is one player's, from being handed in until it is refused.
create unique index identity_one_number on identity_attempts (number_fingerprint) where status in ('review', 'verified');
create index identity_attempts_player on identity_attempts (player_id, attempt_id);
create index identity_attempts_waiting on identity_attempts (submitted_at) where status = 'review';
create index identity_attempts_kept on identity_attempts (images_kept_until) where images_kept_until is not null;
create index identity_attempts_drafts on identity_attempts (expires_at) where status = 'draft';

-- One try at the face recognition: an order drawn by the hall, a nonce that serves once.
create table face_checks (
  check_id bigint generated always as identity primary key,
  player_id bigint not null references players,
  -- Null once the attempt is gone: the tries of a day are counted still.
  attempt_id bigint references identity_attempts on delete set null,
  nonce_hash bytea not null unique check (length(nonce_hash) = 32),
  actions text[] not null check (cardinality(actions) = 4),
  -- How many of the actions, in their order, were shown.
  shown smallint not null default 0 check (shown between 0 and 4),
  tries smallint not null default 0,
  is_open boolean not null default true,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  scores jsonb not null default '[]',
  -- Of every frame accepted so far; only until the attempt is handed in.
  likenesses_sealed bytea
);
create unique index face_checks_one_open on face_checks (player_id) where is_open;
create index face_checks_player on face_checks (player_id, created_at);
create index face_checks_attempt on face_checks (attempt_id);

-- The SHA-256 of every frame that was accepted, for good: none serves twice.
create table face_frames (
  frame_hash bytea primary key check (length(frame_hash) = 32),
  check_id bigint references face_checks on delete set null,
  step smallint not null check (step between 0 and 3),
  -- Kept for the reviewer; null for the frames in between.
  upload_id text unique
);
create index face_frames_check on face_frames (check_id);

-- Who looked at, changed or deleted identity data, for the player to see.
create table identity_access (
  access_id bigint generated always as identity primary key,
  player_id bigint not null,
  at timestamptz not null,
  who text not null check (who in ('self', 'operator', 'hall')),
  what text not null check (what in ('handed_in', 'looked_at', 'verified', 'failed', 'images_deleted', 'deleted'))
);
create index identity_access_player on identity_access (player_id, access_id desc);

-- What a player had answered that costs the hall work or tells of others: limited by the hour.
create table identity_asks (
  ask_id bigint generated always as identity primary key,
  player_id bigint not null,
  kind text not null check (kind in ('number', 'reading')),
  at timestamptz not null
);
create index identity_asks_player on identity_asks (player_id, kind, at);
create index identity_asks_at on identity_asks (at);
