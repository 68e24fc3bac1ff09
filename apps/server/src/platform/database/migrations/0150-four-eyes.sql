-- Requests that wait for a second operator are executed by id: the exact input is kept, encrypted, beside what may be shown.
alter table operator_approvals
  add column input_sealed bytea,
  -- What the action would change, as it stood when it was asked for; null where nothing can go stale.
  add column version_hash bytea check (length(version_hash) = 32),
  add column close_reason text;
alter table operator_approvals drop constraint operator_approvals_outcome_check;
update operator_approvals set closed_at = now(), outcome = 'expired' where closed_at is null;
alter table operator_approvals
  add constraint operator_approvals_outcome_check
    check (outcome in ('performed', 'rejected', 'withdrawn', 'expired')),
  add constraint operator_approvals_open_is_whole check (closed_at is not null or input_sealed is not null);

-- Who made whom, and who changed whose permissions or access: such two do not confirm each other (decision 0080).
create table operator_ties (
  tie_id bigint generated always as identity primary key,
  maker text not null,
  made text not null,
  kind text not null check (kind in ('made', 'permissions', 'access')),
  at timestamptz not null
);
create index operator_ties_made on operator_ties (made);
insert into operator_ties (maker, made, kind, at)
  select operator, coalesce(input->>'name', ''), case action when 'create-operator' then 'made' else 'permissions' end, at
  from operator_audit
  where action in ('create-operator', 'set-operator-permissions') and result->>'status' is null;

-- What one operator decided without a second, in TWD cents: summed over 24 hours, so that splitting does not pass.
create table operator_amounts (
  amount_id bigint generated always as identity primary key,
  at timestamptz not null,
  operator text not null,
  player_id bigint not null,
  action text not null,
  amount_minor bigint not null check (amount_minor >= 0)
);
create index operator_amounts_operator on operator_amounts (operator, at);
create index operator_amounts_player on operator_amounts (player_id, at);

-- What one operator may decide alone, in TWD cents: in one act (and for one player within 24 hours), and in all within 24 hours.
create table four_eyes_limits (
  only_row boolean primary key default true check (only_row),
  act_minor bigint not null check (act_minor > 0),
  operator_day_minor bigint not null check (operator_day_minor >= act_minor)
);
insert into four_eyes_limits (act_minor, operator_day_minor)
  select second_operator_minor, greatest(10 * second_operator_minor, 10000000) from wallet_settings;
alter table wallet_settings drop column second_operator_minor;
