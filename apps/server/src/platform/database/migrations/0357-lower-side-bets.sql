-- The declared return of a game is that of its main bets; whether side bets return less is known after the next sync.
alter table games add column has_lower_side_bets boolean not null default false;
