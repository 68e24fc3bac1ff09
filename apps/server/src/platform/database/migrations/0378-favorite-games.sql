-- The favourite games of an account. A game that is gone keeps its rows: it may come back.
create table game_favorites (
  player_id bigint not null references players,
  gid text not null,
  -- The latest favourite has the highest.
  favorite_id bigint generated always as identity,
  primary key (player_id, gid)
);
create index game_favorites_latest on game_favorites (player_id, favorite_id desc);
