-- Answers already given to a player's money-moving calls, by Idempotency-Key.
create table idempotency_keys (
  player_id bigint not null,
  call text not null,
  key text not null,
  request_hash bytea not null,
  answer jsonb,
  started_at timestamptz not null,
  primary key (player_id, call, key)
);
create index idempotency_keys_started_at on idempotency_keys (started_at);

create table operators (
  operator_id bigint generated always as identity primary key,
  name text not null unique,
  password_hash text not null,
  permissions text[] not null,
  created_at timestamptz not null
);

-- Who did what to whom, and why. Append-only: the database refuses anything else.
create table operator_audit (
  audit_id bigint generated always as identity primary key,
  at timestamptz not null,
  operator text not null,
  action text not null,
  subject text not null,
  reason text not null check (reason <> ''),
  input jsonb not null,
  result jsonb not null
);
create index operator_audit_subject on operator_audit (subject, at desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger operator_audit_append_only before update or delete or truncate on operator_audit
  for each statement execute function refuse_change();

-- How far the hall's clock runs ahead of real time (sandbox mode moves it).
create table hall_clock (
  only_row boolean primary key default true check (only_row),
  ahead_ms bigint not null check (ahead_ms >= 0)
);
insert into hall_clock (ahead_ms) values (0);
