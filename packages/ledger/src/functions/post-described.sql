-- revision 1
-- What TypeScript hands to `post` (`serializePostings`), as one value, for functions of other schemas.
create or replace function @schema@.post_described(
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
