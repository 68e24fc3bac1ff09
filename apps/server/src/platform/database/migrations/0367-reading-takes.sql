-- How many processes took photos to read them: photos at which several of them ended are given up.
alter table identity_reading_queue add column takes smallint not null default 0;
