-- Offers that ask for rounds or bets in a game, each day anew.
insert into activity_types (type_id, name, sort)
  values ('missions', '{"zh-TW": "每日任務", "en": "Daily missions"}', 0) on conflict do nothing;
