-- revision 1
-- The key of an account that is open with other terms than those asked for.
create or replace function @schema@.find_account_conflict(p_keys text[], p_currencies text[], p_floors bigint[], p_stripes int[])
returns text language sql as $$
  select u.key
    from unnest(p_keys, p_currencies, p_floors, p_stripes) u(key, currency, min_available, stripes)
    join @schema@.accounts a on a.key = u.key
    where (u.currency, u.min_available, u.stripes > 0) is distinct from (a.currency, a.min_available, a.stripes > 0)
    limit 1
$$;
