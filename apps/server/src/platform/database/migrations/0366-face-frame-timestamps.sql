-- When the server was sent the hash of each frame that a page took for a face check (decision 0252).
create table face_frame_timestamps (
  check_id bigint not null references face_checks on delete cascade,
  -- When the capture session was issued that it was taken in: it belongs to one step and try of the check.
  issued_at timestamptz not null,
  -- SHA-256 of the frame as it is sent; that of `face_frames` is of the picture as it is kept.
  frame_hash bytea not null check (length(frame_hash) = 32),
  timestamped_at timestamptz not null,
  primary key (check_id, issued_at, frame_hash)
);
