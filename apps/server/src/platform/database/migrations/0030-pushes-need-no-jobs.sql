-- Pushes are told by NOTIFY: what an earlier version left in the queue for them has nobody to do it.
select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
  where task_identifier = 'deliver-push' having count(*) > 0;
