create schema if not exists @schema@;

-- Balances are money; everything else on an account is fixed once it is opened.
create table @schema@.accounts (
  id bigint generated always as identity primary key,
  key text collate "C" not null unique check (length(key) between 1 and 200),
  currency text collate "C" not null check (length(currency) between 1 and 12),
  -- Null: the account may go as low as it likes.
  min_available bigint,
  posted bigint not null default 0,
  held bigint not null default 0 check (held >= 0),
  -- Above zero: a house account. Its money lies in that many rows of account_stripes, so that it is never a hot row.
  stripes smallint not null default 0 check (stripes between 0 and 64),
  constraint accounts_available check (posted - held >= min_available),
  constraint accounts_house check (stripes = 0 or (min_available is null and posted = 0 and held = 0))
) with (fillfactor = 60);

create table @schema@.account_stripes (
  account_id bigint not null references @schema@.accounts (id),
  stripe smallint not null check (stripe > 0),
  posted bigint not null default 0,
  primary key (account_id, stripe)
) with (fillfactor = 20);

create function @schema@.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% on %.% is refused: the ledger only grows', tg_op, tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end $$;

create trigger accounts_stay before delete or truncate on @schema@.accounts
  for each statement execute function @schema@.refuse_change();
create trigger accounts_fixed before update of id, key, currency, min_available, stripes on @schema@.accounts
  for each statement execute function @schema@.refuse_change();
create trigger account_stripes_stay before delete or truncate on @schema@.account_stripes
  for each statement execute function @schema@.refuse_change();
create trigger account_stripes_fixed before update of account_id, stripe on @schema@.account_stripes
  for each statement execute function @schema@.refuse_change();

-- The key of an account that is open with other terms than those asked for.
create function @schema@.find_account_conflict(p_keys text[], p_currencies text[], p_floors bigint[], p_stripes int[])
returns text language sql as $$
  select u.key
    from unnest(p_keys, p_currencies, p_floors, p_stripes) u(key, currency, min_available, stripes)
    join @schema@.accounts a on a.key = u.key
    where (u.currency, u.min_available, u.stripes > 0) is distinct from (a.currency, a.min_available, a.stripes > 0)
    limit 1
$$;

-- Opens the accounts that are not open yet; answers the key of one that is open, or asked for twice, with other terms,
-- having opened none.
create function @schema@.open_accounts(p_keys text[], p_currencies text[], p_floors bigint[], p_stripes int[])
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
