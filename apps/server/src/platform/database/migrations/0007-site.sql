-- The site's face: one row, edited by operators. Texts are by language.
create table site_settings (
  only_row boolean primary key default true check (only_row),
  name jsonb not null,
  short_name text not null,
  logo text,
  accent_color text not null check (accent_color ~ '^#[0-9a-f]{6}$'),
  info_color text not null check (info_color ~ '^#[0-9a-f]{6}$'),
  api_url text,
  support_hours jsonb not null,
  support_channels jsonb not null
);
insert into site_settings (name, short_name, accent_color, info_color, support_hours, support_channels) values (
  '{"zh-TW": "極光", "en": "Aurora"}', 'AURORA', '#e9c27c', '#48e0c6',
  '{"zh-TW": "每日 24 小時", "en": "Every day, around the clock"}',
  '[{"kind": "email", "name": {"zh-TW": "客服信箱", "en": "Email"}, "value": "support@gamehall.invalid", "href": "mailto:support@gamehall.invalid"}]'
);

create table banners (
  banner_id bigint generated always as identity primary key,
  title jsonb not null,
  text jsonb not null,
  action jsonb not null,
  art text,
  image text,
  href text,
  is_shown boolean not null default true,
  sort integer not null default 0
);

create table activities (
  activity_id bigint generated always as identity primary key,
  title jsonb not null,
  summary jsonb not null,
  content jsonb not null,
  art text not null,
  href text,
  time_type text not null check (time_type in ('until_official_end', 'from_now_until_official_end', 'start_to_end')),
  start_time timestamptz,
  end_time timestamptz,
  is_shown boolean not null default true,
  sort integer not null default 0,
  check (time_type <> 'start_to_end' or (start_time is not null and end_time is not null and end_time > start_time))
);
