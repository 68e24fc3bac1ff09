-- revision 1
-- Writes pushes into their players' outboxes, numbers each player's in their order, and names the players to whoever
-- listens once this is committed. A push with `balance_of` carries what is available on that ledger account.
-- Outboxes are locked in the order of players.
create or replace function write_pushes(p_pushes json, p_at timestamptz, out seqs bigint[]) language plpgsql as $$
declare
  v_players text;
begin
  with given as (
    select * from rows from (json_to_recordset(p_pushes) as (
      player_id bigint, session_id bigint, msg_type text, push jsonb, content jsonb, balance_of text
    )) with ordinality as g(player_id, session_id, msg_type, push, content, balance_of, n)
  ), cursors as (
    insert into push_cursors (player_id, last_seq)
      select player_id, count(*) from given group by player_id order by player_id
      on conflict (player_id) do update set last_seq = push_cursors.last_seq + excluded.last_seq
      returning player_id, last_seq
  ), numbered as (
    select g.*, c.last_seq + 1 - row_number() over (partition by g.player_id order by g.n desc) as seq
      from given g join cursors c using (player_id)
  ), written as (
    insert into push_messages (player_id, seq, session_id, msg_type, push, content, created_at)
      select player_id, seq, session_id, msg_type, push, case when balance_of is null then content
            else content || jsonb_build_object('balance', in_dollars(ledger.available(balance_of))) end, p_at
        from numbered
  )
  select array_agg(seq order by n), string_agg(distinct player_id::text, ' ') into seqs, v_players from numbered;
  perform pg_notify('gamehall_push', v_players);
end $$;
