-- revision 1
-- Recomputes every sum of the ledger and names each difference.
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
