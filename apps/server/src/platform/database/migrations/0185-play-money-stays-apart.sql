-- Wallets of test accounts and what they were funded from enter the ledger's realm of play money: from here on the database
-- itself refuses every transfer between them and real money.
update ledger.accounts set realm = 'play'
  where realm is null and (
    key like 'house/play-money/%'
    or split_part(key, '/', 1) = 'player' and split_part(key, '/', 2) in (
      select player_id::text from players where account_type = 2));

-- Until now a test account was known to providers as any other player. It is made known again, as one with play money.
delete from platform_players p using players a where a.player_id = p.player_id and a.account_type = 2;
