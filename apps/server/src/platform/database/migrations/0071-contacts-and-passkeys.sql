-- Who may change the phone or email that is bound: a login that has just proved the old one.
create table contact_proofs (
  session_id bigint not null references sessions on delete cascade,
  kind text not null check (kind in ('phone', 'email')),
  expires_at timestamptz not null,
  primary key (session_id, kind)
);
create index contact_proofs_expires_at on contact_proofs (expires_at);

-- Passkeys (WebAuthn): the public half of a key whose private half never leaves its owner's devices.
create table passkeys (
  passkey_id bigint generated always as identity primary key,
  player_id bigint not null references players,
  credential_id text not null,
  public_key bytea not null,
  -- How often the authenticator says it signed; one that does not count stays at 0.
  counter bigint not null check (counter >= 0),
  transports text[] not null default '{}',
  is_synced boolean not null,
  name text not null check (name <> ''),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create unique index passkeys_credential_id on passkeys (credential_id);
create index passkeys_player on passkeys (player_id, passkey_id);

-- What an authenticator is asked to sign, once. A login's challenge belongs to nobody yet.
create table passkey_challenges (
  challenge_hash bytea primary key,
  session_id bigint references sessions on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_expires_at on passkey_challenges (expires_at);
create index passkey_challenges_session on passkey_challenges (session_id);
