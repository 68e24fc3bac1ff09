-- When a banner shows, and to whom: everybody, whoever is logged in, or players from a VIP level on.
alter table banners
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add column audience text not null default 'all' check (audience in ('all', 'member', 'vip')),
  add column vip_from smallint check (vip_from between 1 and 100),
  add constraint banners_end_after_start check (ends_at > starts_at),
  add constraint banners_vip_has_level check ((audience = 'vip') = (vip_from is not null));
