-- A player's bets at one platform, and those not settled yet, however many others there are.
create index bets_of_player_at on bets (player_id, api_key, bet_at desc, bet_id desc);
create index bets_open_of_player on bets (player_id, bet_at desc, bet_id desc) where status = 'open';
