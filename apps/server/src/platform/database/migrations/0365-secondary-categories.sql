-- Further categories of the lobby that list a game; turnover weight and rebate go by its category (decision 0152).
alter table games add column secondary_categories text[] not null default '{}';
