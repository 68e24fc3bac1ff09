-- revision 1
-- Sets money aside. Status: held, replayed, conflict, unknown_account, not_holdable (a house account), insufficient.
create or replace function @schema@.hold(
  p_key text, p_account text, p_amount bigint, p_kind text, p_metadata text, p_hash text, p_at timestamptz,
  out status text
) language plpgsql as $$
declare
  v_account @schema@.accounts%rowtype;
  v_stored_hash bytea;
  v_hold_id bigint;
begin
  select * into v_account from @schema@.accounts a where a.key = p_account for no key update;
  if not found then
    status := 'unknown_account';
    return;
  end if;
  select h.input_hash into v_stored_hash from @schema@.holds h where h.key = p_key;
  if not found then
    if v_account.stripes > 0 then
      status := 'not_holdable';
      return;
    end if;
    if v_account.posted - v_account.held - p_amount < v_account.min_available then
      status := 'insufficient';
      return;
    end if;
    insert into @schema@.holds (key, account_id, amount, kind, metadata, input_hash, at)
      values (p_key, v_account.id, p_amount, p_kind, p_metadata::jsonb, decode(p_hash, 'hex'), p_at)
      on conflict (key) do nothing returning id into v_hold_id;
    if v_hold_id is not null then
      update @schema@.accounts a set held = a.held + p_amount where a.id = v_account.id;
      status := 'held';
      return;
    end if;
    -- Someone else's transaction took the key, on another account, after the look above.
    select h.input_hash into v_stored_hash from @schema@.holds h where h.key = p_key;
  end if;
  status := case when v_stored_hash = decode(p_hash, 'hex') then 'replayed' else 'conflict' end;
end $$;
