-- The job of every minute looks for locked accounts that still play; few of all players are locked.
create index players_locked on players (player_id) where status = 'locked';
