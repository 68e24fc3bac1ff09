-- What a limit lets happen at most: TWD cents, of time whole minutes. A name of money was wrong for minutes.
alter table play_limits rename column amount_minor to most;
alter table play_limits rename column pending_minor to pending_most;
alter table play_limit_changes rename column amount_minor to most;
