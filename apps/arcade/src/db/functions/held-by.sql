-- revision 1
-- What a player has to bet with on a platform, in minor units: the wallet of the ledger, or the one balance of a trial player; 0 for an
-- unopened wallet. Volatile: within a statement that has posted, it sees what was posted.
create or replace function arcade.held_by(p_player_id bigint, p_platform text, p_is_demo boolean) returns bigint
language sql volatile as $$
  select coalesce(case
    when p_is_demo then (select p.demo_balance from arcade.players p where p.player_id = p_player_id)
    else arcade_ledger.available('wallet/' || p_platform || '/' || p_player_id)
  end, 0)
$$;
