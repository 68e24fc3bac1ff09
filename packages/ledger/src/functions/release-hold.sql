-- revision 1
-- Gives held money back. Status: released, replayed, unknown_hold, hold_closed (it was posted).
create or replace function @schema@.release_hold(p_key text, p_at timestamptz, out status text) language plpgsql as $$
declare
  v_hold record;
begin
  select h.account_id into v_hold from @schema@.holds h where h.key = p_key;
  if not found then
    status := 'unknown_hold';
    return;
  end if;
  -- The account's lock guards its holds, so that posting and releasing take their locks in the same order.
  perform 1 from @schema@.accounts a where a.id = v_hold.account_id for no key update;
  select h.id, h.account_id, h.amount, h.status into v_hold from @schema@.holds h where h.key = p_key;
  if v_hold.status <> 'held' then
    status := case v_hold.status when 'released' then 'replayed' else 'hold_closed' end;
    return;
  end if;
  update @schema@.holds h set status = 'released', closed_at = p_at where h.id = v_hold.id;
  update @schema@.accounts a set held = a.held - v_hold.amount where a.id = v_hold.account_id;
  status := 'released';
end $$;
