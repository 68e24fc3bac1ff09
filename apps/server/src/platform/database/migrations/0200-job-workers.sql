-- Workers of the job queue that are alive. A job locked by a worker that has no fresh row here was left by a dead process.
create table job_workers (
  worker_id text primary key,
  heartbeat_at timestamptz not null default clock_timestamp()
);
