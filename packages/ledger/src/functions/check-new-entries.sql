-- revision 1
-- Refuses entries of a statement that do not sum to zero in each currency, are of another kind than their transfer, point
-- nowhere, or lie in more than one realm. (Money never changes its currency within a transfer, so it is enough to look at
-- each currency's entries.)
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
