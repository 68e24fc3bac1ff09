-- For functions of other schemas that post or hold among other things: what TypeScript hands to `post` and `hold_all`, as
-- one value (`describePostings`, `describeHold`).

create function @schema@.post_described(
  p_postings json,
  out statuses text[], out transfer_ids bigint[], out faults int[], out balances bigint[]
) language sql as $$
  select p.* from json_to_record(p_postings) as d(
      keys text[], kinds text[], metadata text[], hashes text[], ats timestamptz[], holds text[],
      leg_counts int[], leg_accounts int[], leg_amounts bigint[], accounts text[]
    ), @schema@.post(
      d.keys, d.kinds, d.metadata, d.hashes, d.ats, d.holds, d.leg_counts, d.leg_accounts, d.leg_amounts, d.accounts
    ) p
$$;

-- A list of described holds; statuses in their order.
create function @schema@.hold_described(p_holds json, out statuses text[]) language sql as $$
  select h.statuses from (
    select array_agg(key order by n) as keys, array_agg(account order by n) as accounts,
        array_agg(amount order by n) as amounts, array_agg(kind order by n) as kinds,
        array_agg(metadata order by n) as metadata, array_agg(hash order by n) as hashes,
        array_agg(at order by n) as ats
      from rows from (json_to_recordset(p_holds) as (
        key text, account text, amount bigint, kind text, metadata text, hash text, at timestamptz
      )) with ordinality as d(key, account, amount, kind, metadata, hash, at, n)
  ) d, @schema@.hold_all(d.keys, d.accounts, d.amounts, d.kinds, d.metadata, d.hashes, d.ats) h
$$;

-- Posted less held of an ordinary account; null where it is not open.
create function @schema@.available(p_account text) returns bigint language sql stable
return (select a.posted - a.held from @schema@.accounts a where a.key = p_account);
