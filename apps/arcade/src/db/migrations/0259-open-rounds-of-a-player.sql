-- The rounds of a player that are not over, whatever their game, bets in shared rounds included: `rounds_one_open` leaves those out.
create index rounds_open_of_player on arcade.rounds (player_id) where status = 'OPEN';
