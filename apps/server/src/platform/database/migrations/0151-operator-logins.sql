alter table operators
  -- Whoever got a first password from another operator chooses their own before anything else.
  add column must_change_password boolean not null default false,
  -- OPERATOR_PASSWORD as it was last taken over (argon2): the first operator's own change of it stays until it changes.
  add column configured_hash text,
  -- The second factor: the key of the one-time codes, sealed, and the last time step that was used.
  add column totp_sealed bytea,
  add column totp_last_step bigint;

create table operator_recovery_codes (
  operator text not null references operators (name),
  code_hash bytea not null check (length(code_hash) = 32),
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (operator, code_hash)
);

-- Logins that failed lately, per operator (`operator/mei`) and per address (a keyed hash), to slow guessing down.
create table operator_login_failures (
  failure_id bigint generated always as identity primary key,
  source text not null,
  at timestamptz not null
);
create index operator_login_failures_source on operator_login_failures (source, at);
