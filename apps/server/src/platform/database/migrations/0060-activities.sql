-- What an offer may be about; operators edit them.
create table activity_types (
  type_id text primary key check (type_id ~ '^[a-z0-9_-]{1,40}$'),
  name jsonb not null,
  sort integer not null default 0
);
insert into activity_types (type_id, name, sort) values
  ('welcome', '{"zh-TW": "新手", "en": "Welcome"}', 1),
  ('deposit', '{"zh-TW": "存款", "en": "Deposit"}', 2),
  ('vip', '{"zh-TW": "會員", "en": "Members"}', 3),
  ('share', '{"zh-TW": "分享", "en": "Share"}', 4),
  ('news', '{"zh-TW": "公告", "en": "News"}', 9);

-- An offer to read (`info`), to take with one tap (`claim`), or to apply for and have reviewed (`apply`).
alter table activities
  add column type_id text not null default 'news' references activity_types,
  add column mode text not null default 'info' check (mode in ('info', 'claim', 'apply')),
  -- Who may have it, and what it gives: as `actions/activity-rule.ts` reads them.
  add column rule jsonb not null default '{}',
  add column bonus jsonb,
  add column frequency text not null default 'once' check (frequency in ('once', 'daily', 'monthly', 'yearly')),
  add column wash_percent integer not null default 100 check (wash_percent between 0 and 10000),
  add column sub_type text not null default 'bonus_activity'
    check (sub_type in ('bonus_activity', 'bonus_recharge', 'bonus_register', 'bonus_birthday')),
  add column closed_at timestamptz,
  add constraint activity_gives check ((mode = 'info') = (bonus is null));

-- One bonus asked for. `period` names the day, month or year it is for: a player has at most one of each that counts.
create table activity_applications (
  application_id bigint generated always as identity primary key,
  activity_id bigint not null references activities,
  player_id bigint not null,
  period text not null,
  idempotency_key text not null,
  state text not null check (state in ('under_review', 'received', 'rejected', 'cancelled')),
  postscript text not null default '',
  bonus_minor bigint check (bonus_minor > 0),
  wash_minor bigint check (wash_minor >= 0),
  order_no text unique,
  reject_reason text check (reject_reason <> ''),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  decided_at timestamptz,
  -- Orders applications of one instant in the record.
  record_id text not null generated always as (lpad(application_id::text, 19, '0')) stored,
  unique (player_id, idempotency_key),
  check ((state = 'received') = (num_nonnulls(bonus_minor, wash_minor, order_no) = 3)),
  check ((state = 'rejected') = (reject_reason is not null)),
  check ((state = 'under_review') = (decided_at is null))
);
create unique index activity_applications_once on activity_applications (activity_id, player_id, period)
  where state in ('under_review', 'received');
create index activity_applications_of_player on activity_applications (player_id, created_at desc, record_id desc);
create index activity_applications_waiting on activity_applications (created_at) where state = 'under_review';

create table activity_images (
  upload_id text primary key,
  application_id bigint not null references activity_applications on delete cascade,
  position smallint not null
);
create index activity_images_of_application on activity_images (application_id, position);

-- The verified date of birth, sealed: a birthday's gift asks for it.
alter table real_names add column birth_date_sealed bytea;
