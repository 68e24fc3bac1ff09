-- The music library. The house's own pieces are taken over at start; operators order, show and hide.
create table music_styles (
  style_id text primary key,
  name jsonb not null,
  sort integer not null default 0
);

create table music_tracks (
  music_id text primary key,
  style_id text not null references music_styles,
  title jsonb not null,
  duration_s integer not null check (duration_s > 0),
  source_path text not null,
  is_shown boolean not null default true,
  sort integer not null default 0,
  play_count bigint not null default 0
);

create table music_favorites (
  player_id bigint not null references players,
  music_id text not null references music_tracks,
  created_at timestamptz not null,
  primary key (player_id, music_id)
);
create index music_favorites_newest on music_favorites (player_id, created_at desc, music_id);
