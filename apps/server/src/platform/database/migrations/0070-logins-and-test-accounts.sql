-- A player's test account: a player of its own, with its own wallets and play money. Nobody logs in to it directly.
alter table players
  add column formal_id bigint unique references players,
  add check (formal_id is null or account_type = 2);

-- How a login came about (null: older than this column), and whether the device was seen for the first time.
alter table sessions
  add column method text check (method in ('register', 'password', 'sms', 'google', 'passkey', 'auth_code', 'switch')),
  add column is_new_device boolean not null default false,
  -- Orders the logins of one instant in the record.
  add column login_id text not null generated always as (lpad(session_id::text, 19, '0')) stored;
alter table sessions drop constraint sessions_end_reason_check;
alter table sessions add constraint sessions_end_reason_check check (end_reason in (
  'replaced', 'logout', 'password_reset', 'locked', 'operator', 'expired', 'switched', 'signed_out'));
create index sessions_of_player on sessions (player_id, created_at desc, login_id desc);
