-- How a platform stands in the lobby: its games one by one, as one tile that opens their list, or (auto) by how many it has.
alter table platforms add column lobby text not null default 'auto' check (lobby in ('auto', 'games', 'list'));
