-- Actions that ask for a second operator: what the first one asked for, until another one asks for the very same.
create table operator_approvals (
  approval_id bigint generated always as identity primary key,
  action text not null,
  -- SHA-256 of the input, so that the second operator confirms exactly what the first one saw.
  input_hash bytea not null check (length(input_hash) = 32),
  subject text not null,
  -- The input without what is personal, to be shown.
  input jsonb not null,
  requested_by text not null,
  reason text not null check (reason <> ''),
  requested_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > requested_at),
  closed_at timestamptz,
  outcome text check (outcome in ('performed', 'withdrawn', 'expired')),
  closed_by text,
  check ((closed_at is null) = (outcome is null))
);
create unique index operator_approvals_open on operator_approvals (action, input_hash) where closed_at is null;
