-- revision 1
-- Puts accounts without entries or holds into a realm; answers the key of one that is in another, or has some, having put
-- none. Those that are in it already stay.
create or replace function @schema@.enter_realm(p_keys text[], p_realm text) returns text language plpgsql as $$
declare
  v_conflict text;
begin
  perform 1 from @schema@.accounts a where a.key = any (p_keys) order by a.id for no key update;
  select min(a.key) into v_conflict from @schema@.accounts a
    where a.key = any (p_keys) and a.realm is distinct from p_realm and (
      a.realm is not null
      or exists (select 1 from @schema@.entries e where e.account_id = a.id)
      or exists (select 1 from @schema@.holds h where h.account_id = a.id));
  if v_conflict is null then
    update @schema@.accounts a set realm = p_realm where a.key = any (p_keys) and a.realm is null;
  end if;
  return v_conflict;
end $$;
