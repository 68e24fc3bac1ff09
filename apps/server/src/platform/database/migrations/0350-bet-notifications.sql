-- Players whose bets changed, until whatever depends on that has followed: the job `notify-bets` takes them together, many
-- players at once, instead of a queued job for each. Rows are only added and removed, so that no bet waits for another's row.
create table bet_notifications (
  notification_id bigint generated always as identity primary key,
  player_id bigint not null,
  -- Whether the player's turnover statement changed too.
  has_turnover_change boolean not null
);
-- The queued jobs that this replaces.
do $$
begin
  if to_regclass('graphile_worker.jobs') is not null then
    perform graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs where task_identifier in ('tell-bets', 'tell-wash') and locked_at is null));
  end if;
end $$;
