-- Files that players hand in. The bytes rest sealed in the file store under `storage_key`; only what is known about them is here.
create table uploads (
  upload_id text primary key check (upload_id ~ '^[0-9a-f-]{36}$'),
  player_id bigint not null,
  action text not null,
  -- What was announced, and what the signed address is for.
  content_type text not null,
  size integer not null check (size > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  -- Where the bytes go (named before they are written, so that none are ever left behind), and as what they are kept.
  storage_key text unique,
  stored_type text,
  stored_at timestamptz,
  -- An upload serves once.
  used_at timestamptz,
  -- From then on a job removes it. Null: kept for as long as what uses it.
  delete_after timestamptz,
  constraint upload_stored_whole check ((stored_at is null) = (stored_type is null) and (stored_at is null or storage_key is not null)),
  constraint upload_used_is_stored check (used_at is null or stored_at is not null),
  constraint upload_unused_goes check (used_at is not null or delete_after is not null)
);
create index uploads_player on uploads (player_id, created_at);
create index uploads_delete_after on uploads (delete_after) where delete_after is not null;
