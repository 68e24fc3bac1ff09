-- What players also call a game; when it joined the lobby (null: before this was recorded); its place by players of a week.
alter table games add column aliases text[] not null default '{}';
alter table games add column added_at timestamptz;
alter table games add column popularity_rank int check (popularity_rank >= 1);
create index game_launches_at on game_launches using brin (at);
