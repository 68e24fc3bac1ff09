-- revision 1
-- A list of described holds; statuses in their order.
create or replace function @schema@.hold_described(p_holds json, out statuses text[]) language sql as $$
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
