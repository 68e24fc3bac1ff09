-- A reading is stored before its portrait is found: the photos then wait for the face engine, in the queue, in the same row.
alter table identity_reading_queue add column read_at timestamptz;
comment on column identity_reading_queue.read_at is 'When the reading was stored; its portrait is still looked for. Null: the photos are not read yet.';
