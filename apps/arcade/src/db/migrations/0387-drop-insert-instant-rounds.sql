-- Servers of two releases ago called it (docs/decisions/0286).
drop function if exists arcade.insert_instant_rounds(json, timestamptz);
