-- Accounts of a realm deal among themselves only: no transfer has entries both in a realm and outside it. Null: the realm of
-- all accounts that were put in none.
alter table @schema@.accounts add column realm text collate "C" check (length(realm) between 1 and 40);

create function @schema@.refuse_other_realm() returns trigger language plpgsql as $$
begin
  raise exception 'account % stays in realm %', old.key, old.realm using errcode = 'restrict_violation';
end $$;
create trigger accounts_keep_realm before update of realm on @schema@.accounts
  for each row when (old.realm is not null) execute function @schema@.refuse_other_realm();

-- Puts accounts without entries or holds into a realm; answers the key of one that is in another, or has some, having put
-- none. Those that are in it already stay.
create function @schema@.enter_realm(p_keys text[], p_realm text) returns text language plpgsql as $$
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

-- As before, and entries of a transfer lie in one realm. (Money never changes its currency within a transfer, so it is
-- enough to look at each currency's entries.)
create or replace function @schema@.check_new_entries() returns trigger language plpgsql as $$
declare
  bad record;
begin
  select s.transfer_id, s.currency, s.least_realm <> s.most_realm as is_mixed into bad
    from (
      select e.transfer_id, a.currency, sum(e.amount) as total, min(e.kind) as least_kind, max(e.kind) as most_kind,
          min(coalesce(a.realm, '')) as least_realm, max(coalesce(a.realm, '')) as most_realm
        from new_entries e left join @schema@.accounts a on a.id = e.account_id
        group by e.transfer_id, a.currency
    ) s left join @schema@.transfers t on t.id = s.transfer_id
    where s.total <> 0 or s.currency is null or t.id is null or s.least_kind <> t.kind or s.most_kind <> t.kind
       or s.least_realm <> s.most_realm
    limit 1;
  if bad.is_mixed then
    raise exception 'transfer % would move money between realms', bad.transfer_id
      using errcode = 'check_violation', constraint = 'entries_in_one_realm';
  elsif found then
    raise exception 'entries of transfer % do not sum to zero in %, are of another kind or point nowhere',
      bad.transfer_id, bad.currency
      using errcode = 'check_violation', constraint = 'entries_sum_to_zero';
  end if;
  return null;
end $$;

-- As before, and finds a transfer between realms.
create or replace function @schema@.check_books() returns table (problem text, subject text, expected numeric, actual numeric)
language sql stable as $$
  with chained as (
    select e.account_id, e.stripe, e.transfer_id, e.leg, e.amount, e.balance_after,
        lag(e.balance_after, 1, 0::bigint) over w as balance_before,
        row_number() over w = count(*) over (partition by e.account_id, e.stripe) as is_last,
        sum(e.amount) over (partition by e.account_id, e.stripe) as total
      from @schema@.entries e
      window w as (partition by e.account_id, e.stripe order by e.transfer_id, e.leg)
  ), balances as (
    select a.id as account_id, 0::smallint as stripe, a.key, a.posted from @schema@.accounts a where a.stripes = 0
    union all
    select s.account_id, s.stripe, a.key || '#' || s.stripe, s.posted
      from @schema@.account_stripes s join @schema@.accounts a on a.id = s.account_id
  )
  select 'transfer does not sum to zero', t.key, 0::numeric, sum(e.amount)
    from @schema@.entries e join @schema@.accounts a on a.id = e.account_id
    left join @schema@.transfers t on t.id = e.transfer_id
    group by e.transfer_id, t.key, a.currency having sum(e.amount) <> 0
  union all
  select 'transfer between realms', t.key, 1, count(distinct coalesce(a.realm, ''))
    from @schema@.entries e join @schema@.accounts a on a.id = e.account_id
    left join @schema@.transfers t on t.id = e.transfer_id
    where exists (select 1 from @schema@.accounts r where r.realm is not null)
    group by e.transfer_id, t.key having count(distinct coalesce(a.realm, '')) > 1
  union all
  select 'transfer without two entries', t.key, 2, count(e.leg)
    from @schema@.transfers t left join @schema@.entries e on e.transfer_id = t.id
    group by t.id, t.key having count(e.leg) < 2
  union all
  select 'entry without its transfer or account', e.transfer_id || '/' || e.leg, null, e.amount
    from @schema@.entries e
    where not exists (select 1 from @schema@.transfers t where t.id = e.transfer_id)
       or not exists (select 1 from @schema@.accounts a where a.id = e.account_id)
  union all
  select 'balance after an entry does not follow from the one before', b.key || ' ' || c.transfer_id || '/' || c.leg,
      c.balance_before + c.amount, c.balance_after
    from chained c left join balances b on b.account_id = c.account_id and b.stripe = c.stripe
    where c.balance_before + c.amount <> c.balance_after
  union all
  select 'posted balance is not the sum of its entries', b.key, coalesce(c.total, 0), b.posted
    from balances b left join chained c on c.account_id = b.account_id and c.stripe = b.stripe and c.is_last
    where b.posted <> coalesce(c.total, 0)
  union all
  select 'held amount is not the sum of open holds', a.key, coalesce(sum(h.amount), 0), a.held
    from @schema@.accounts a left join @schema@.holds h on h.account_id = a.id and h.status = 'held'
    group by a.id having a.held <> coalesce(sum(h.amount), 0)
  union all
  select 'available is below its minimum', a.key, a.min_available, a.posted - a.held
    from @schema@.accounts a where a.posted - a.held < a.min_available
$$;
