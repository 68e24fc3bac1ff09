-- What the page of a game loads first, so that the launch can load it in advance (decision 0183).
alter table games add column page_files text[] not null default '{}';
