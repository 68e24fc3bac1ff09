-- revision 1
-- Opens the accounts that are not open yet; answers the key of one that is open, or asked for twice, with other terms,
-- having opened none.
create or replace function @schema@.open_accounts(p_keys text[], p_currencies text[], p_floors bigint[], p_stripes int[])
returns text language plpgsql as $$
declare
  v_conflict text;
begin
  select min(u.key) into v_conflict from (
    select w.key from unnest(p_keys, p_currencies, p_floors, p_stripes) w(key, currency, min_available, stripes)
      group by w.key having count(distinct (w.currency, w.min_available, w.stripes)) > 1
    union all
    select @schema@.find_account_conflict(p_keys, p_currencies, p_floors, p_stripes)
  ) u;
  if v_conflict is not null then
    return v_conflict;
  end if;
  with opened as (
    insert into @schema@.accounts (key, currency, min_available, stripes)
      select distinct u.key, u.currency, u.min_available, u.stripes
        from unnest(p_keys, p_currencies, p_floors, p_stripes) u(key, currency, min_available, stripes)
        where not exists (select 1 from @schema@.accounts a where a.key = u.key)
        order by u.key
      on conflict (key) do nothing returning id, stripes
  )
  insert into @schema@.account_stripes (account_id, stripe)
    select o.id, n from opened o, generate_series(1, o.stripes) n;
  -- Of two callers who open one account at once, the second has now waited for the first and sees its terms.
  return @schema@.find_account_conflict(p_keys, p_currencies, p_floors, p_stripes);
end $$;
