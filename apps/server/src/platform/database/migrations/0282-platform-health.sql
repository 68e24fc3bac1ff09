-- What the provider last said of a platform, beside what operators set: `down` when it did not answer.
alter table platforms add column provider_state text not null default 'up' check (provider_state in ('up', 'maintenance', 'down'));
