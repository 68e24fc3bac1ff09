-- A login that ended because the password was changed, and the one that took its place.
alter table sessions drop constraint sessions_end_reason_check;
alter table sessions add constraint sessions_end_reason_check check (end_reason in (
  'replaced', 'logout', 'password_reset', 'locked', 'operator', 'expired', 'switched', 'signed_out',
  'password_changed'));
alter table sessions drop constraint sessions_method_check;
alter table sessions add constraint sessions_method_check check (method in (
  'register', 'password', 'sms', 'google', 'passkey', 'auth_code', 'switch', 'password_change'));

-- Before any contact is bound, its owner is proven: by a bound contact, the login password or a passkey.
alter table contact_proofs drop constraint contact_proofs_kind_check;
alter table contact_proofs add constraint contact_proofs_kind_check check (
  kind in ('phone', 'email', 'password', 'passkey'));

alter table players
  -- When the phone or email was bound after registration; null: it is the one that the player registered with.
  add column phone_bound_at timestamptz,
  add column email_bound_at timestamptz,
  -- The last change that holds withdrawals and transfers for a while.
  add column security_changed_at timestamptz;

-- Nonces given out for logins with Google, each for one ID token.
create table google_nonces (
  nonce_hash bytea primary key,
  expires_at timestamptz not null
);
create index google_nonces_expires_at on google_nonces (expires_at);
