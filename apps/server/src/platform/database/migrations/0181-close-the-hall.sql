-- §8, 10027: while `closed_at` is set, the hall answers no call but its own config, which says why and until when.
alter table site_settings
  add column closed_at timestamptz,
  add column closed_until timestamptz,
  add column closed_notice jsonb,
  add constraint closed_with_notice check ((closed_at is null) = (closed_notice is null)),
  add constraint until_only_while_closed check (closed_until is null or closed_at is not null);
