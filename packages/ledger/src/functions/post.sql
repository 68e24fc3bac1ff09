-- revision 1
-- Posts any number of postings, in order, each all or nothing, independent of its neighbours.
--
-- Posting i has p_leg_counts[i] legs, taken from p_leg_accounts (indexes into p_accounts) and p_leg_amounts one after
-- another. Keys within one call differ. Answers per posting a status (posted, replayed, conflict, insufficient,
-- unknown_account, unbalanced, unknown_hold, hold_closed, hold_mismatch), the transfer's id, the index of the account
-- at fault; and per leg the balance after it.
--
-- Locks: ordinary accounts by id, then house stripes by account id, then keys. Whoever waits for a stripe waits for no
-- ordinary account, so calls cannot deadlock.
create or replace function @schema@.post(
  p_keys text[], p_kinds text[], p_metadata text[], p_hashes text[], p_ats timestamptz[], p_holds text[],
  p_leg_counts int[], p_leg_accounts int[], p_leg_amounts bigint[], p_accounts text[],
  out statuses text[], out transfer_ids bigint[], out faults int[], out balances bigint[]
) language plpgsql
-- Always the index, always the same plan: a plan cached while the tables were small would scan them when they are not.
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  r record;
  v_taken record;
  v_items int := cardinality(p_keys);
  v_legs int := cardinality(p_leg_accounts);
  v_known int := 0;
  -- By account.
  v_ids bigint[] := array_fill(null::bigint, array[cardinality(p_accounts)]);
  v_currencies text[] := array_fill(null::text, array[cardinality(p_accounts)]);
  v_floors bigint[] := v_ids;
  v_posted bigint[] := v_ids;
  v_held bigint[] := v_ids;
  v_stripes smallint[] := array_fill(0::smallint, array[cardinality(p_accounts)]);
  -- By posting.
  v_hold_ids bigint[] := array_fill(null::bigint, array[v_items]);
  v_hold_accounts bigint[] := v_hold_ids;
  v_hold_amounts bigint[] := v_hold_ids;
  v_hold_statuses text[] := array_fill(null::text, array[v_items]);
  -- By leg.
  v_leg_transfers bigint[] := array_fill(null::bigint, array[v_legs]);
  v_leg_numbers smallint[] := array_fill(null::smallint, array[v_legs]);
  v_leg_kinds text[] := array_fill(null::text, array[v_legs]);
  -- The posting at hand.
  v_first int;
  v_last int := 0;
  v_status text;
  v_fault int;
  v_account int;
  v_hold_account int;
  v_total bigint;
  v_mixed boolean;
  v_currency text;
  v_transfer bigint;
  v_accepted int := 0;
  v_inserted int;
begin
  statuses := array_fill(null::text, array[v_items]);
  transfer_ids := array_fill(null::bigint, array[v_items]);
  faults := array_fill(null::int, array[v_items]);
  balances := v_leg_transfers;

  for r in
    select u.n, a.id, a.currency, a.min_available, a.posted, a.held
      from unnest(p_accounts) with ordinality u(key, n) join @schema@.accounts a on a.key = u.key
      where a.stripes = 0 order by a.id for no key update of a
  loop
    v_ids[r.n] := r.id;
    v_currencies[r.n] := r.currency;
    v_floors[r.n] := r.min_available;
    v_posted[r.n] := r.posted;
    v_held[r.n] := r.held;
    v_known := v_known + 1;
  end loop;
  if v_known < cardinality(p_accounts) then
    for r in
      select u.n, a.id, a.currency, a.stripes
        from unnest(p_accounts) with ordinality u(key, n) join @schema@.accounts a on a.key = u.key
        where v_ids[u.n] is null and a.stripes > 0 order by a.id
    loop
      v_ids[r.n] := r.id;
      v_currencies[r.n] := r.currency;
      v_held[r.n] := 0;
      select s.stripe, s.posted into v_taken from @schema@.lock_stripe(r.id, r.stripes) s;
      v_stripes[r.n] := v_taken.stripe;
      v_posted[r.n] := v_taken.posted;
    end loop;
  end if;

  for r in
    select u.n, t.id, t.input_hash = decode(p_hashes[u.n], 'hex') as is_same
      from unnest(p_keys) with ordinality u(key, n) join @schema@.transfers t on t.key = u.key
  loop
    statuses[r.n] := case when r.is_same then 'replayed' else 'conflict' end;
    transfer_ids[r.n] := case when r.is_same then r.id end;
  end loop;

  if num_nonnulls(variadic p_holds) > 0 then
    for r in
      select u.n, h.id, h.account_id, h.amount, h.status
        from unnest(p_holds) with ordinality u(key, n) join @schema@.holds h on h.key = u.key
    loop
      v_hold_ids[r.n] := r.id;
      v_hold_accounts[r.n] := r.account_id;
      v_hold_amounts[r.n] := r.amount;
      v_hold_statuses[r.n] := r.status;
    end loop;
  end if;

  for i in 1..v_items loop
    v_first := v_last + 1;
    v_last := v_last + p_leg_counts[i];
    continue when statuses[i] is not null;
    v_status := null;
    v_fault := null;
    v_total := 0;
    v_mixed := false;
    v_currency := v_currencies[p_leg_accounts[v_first]];
    for j in v_first..v_last loop
      v_account := p_leg_accounts[j];
      if v_ids[v_account] is null then
        v_status := 'unknown_account';
        v_fault := v_account;
        exit;
      end if;
      v_mixed := v_mixed or v_currency <> v_currencies[v_account];
      v_total := v_total + p_leg_amounts[j];
    end loop;
    if v_status is null and v_total <> 0 then
      v_status := 'unbalanced';
    elsif v_status is null and v_mixed then
      if exists (
        select 1 from generate_series(v_first, v_last) j
          group by v_currencies[p_leg_accounts[j]] having sum(p_leg_amounts[j]) <> 0
      ) then
        v_status := 'unbalanced';
      end if;
    end if;

    v_hold_account := null;
    if v_status is null and p_holds[i] is not null then
      v_total := 0;
      for j in v_first..v_last loop
        if v_ids[p_leg_accounts[j]] = v_hold_accounts[i] then
          v_hold_account := p_leg_accounts[j];
          v_total := v_total - p_leg_amounts[j];
        end if;
      end loop;
      v_status := case
        when v_hold_ids[i] is null then 'unknown_hold'
        when v_hold_account is null or v_total <= 0 or v_total > v_hold_amounts[i] then 'hold_mismatch'
        when v_hold_statuses[i] <> 'held' then 'hold_closed'
      end;
    end if;

    if v_status is null then
      if v_hold_account is not null then
        v_held[v_hold_account] := v_held[v_hold_account] - v_hold_amounts[i];
      end if;
      for j in v_first..v_last loop
        v_account := p_leg_accounts[j];
        v_posted[v_account] := v_posted[v_account] + p_leg_amounts[j];
        balances[j] := v_posted[v_account];
      end loop;
      for j in v_first..v_last loop
        v_account := p_leg_accounts[j];
        if v_posted[v_account] - v_held[v_account] < v_floors[v_account] then
          v_status := 'insufficient';
          v_fault := v_account;
          exit;
        end if;
      end loop;
      if v_status is null then
        v_status := 'posted';
        v_accepted := v_accepted + 1;
        v_transfer := nextval('@schema@.transfer_ids');
        transfer_ids[i] := v_transfer;
        for j in v_first..v_last loop
          v_leg_transfers[j] := v_transfer;
          v_leg_numbers[j] := j - v_first + 1;
          v_leg_kinds[j] := p_kinds[i];
        end loop;
        if v_hold_account is not null then
          for k in i + 1..v_items loop
            if v_hold_ids[k] = v_hold_ids[i] then
              v_hold_statuses[k] := 'posted';
            end if;
          end loop;
        end if;
      else
        for j in v_first..v_last loop
          v_account := p_leg_accounts[j];
          v_posted[v_account] := v_posted[v_account] - p_leg_amounts[j];
          balances[j] := null;
        end loop;
        if v_hold_account is not null then
          v_held[v_hold_account] := v_held[v_hold_account] + v_hold_amounts[i];
        end if;
      end if;
    end if;
    statuses[i] := v_status;
    faults[i] := v_fault;
  end loop;

  if v_accepted > 0 then
    insert into @schema@.transfers (id, key, kind, metadata, input_hash, at)
      select u.id, u.key, u.kind, u.metadata::jsonb, decode(u.hash, 'hex'), u.at
        from unnest(transfer_ids, p_keys, p_kinds, p_metadata, p_hashes, p_ats, statuses)
          u(id, key, kind, metadata, hash, at, status)
        where u.status = 'posted'
      on conflict (key) do nothing;
    get diagnostics v_inserted = row_count;
    if v_inserted < v_accepted then
      -- Another transaction took a key after the look above: it moved other accounts, or only house accounts.
      if v_items > 1 then
        raise exception 'a key of this call was taken meanwhile: try again' using errcode = 'serialization_failure';
      end if;
      select t.id, t.input_hash = decode(p_hashes[1], 'hex') as is_same into r
        from @schema@.transfers t where t.key = p_keys[1];
      statuses[1] := case when r.is_same then 'replayed' else 'conflict' end;
      transfer_ids[1] := case when r.is_same then r.id end;
    else
      insert into @schema@.entries (transfer_id, leg, account_id, stripe, amount, balance_after, kind)
        select u.transfer, u.leg, v_ids[u.account], v_stripes[u.account], u.amount, u.balance, u.kind
          from unnest(v_leg_transfers, v_leg_numbers, p_leg_accounts, p_leg_amounts, balances, v_leg_kinds)
            u(transfer, leg, account, amount, balance, kind)
          where u.transfer is not null;
      update @schema@.accounts a set posted = u.posted, held = u.held
        from unnest(v_ids, v_stripes, v_posted, v_held) u(id, stripe, posted, held)
        where u.stripe = 0 and a.id = u.id and (a.posted <> u.posted or a.held <> u.held);
      if v_known < cardinality(p_accounts) then
        update @schema@.account_stripes s set posted = u.posted
          from unnest(v_ids, v_stripes, v_posted) u(id, stripe, posted)
          where u.stripe > 0 and s.account_id = u.id and s.stripe = u.stripe and s.posted <> u.posted;
      end if;
      if num_nonnulls(variadic p_holds) > 0 then
        update @schema@.holds h set status = 'posted', closed_at = u.at, transfer_id = u.transfer
          from unnest(v_hold_ids, transfer_ids, p_ats, statuses) u(id, transfer, at, status)
          where u.status = 'posted' and h.id = u.id;
      end if;
    end if;
  end if;

  if 'replayed' = any (statuses) then
    for r in
      select u.n, e.leg, e.balance_after
        from unnest(transfer_ids, statuses) with ordinality u(id, status, n)
        join @schema@.entries e on e.transfer_id = u.id
        where u.status = 'replayed'
    loop
      v_first := (select coalesce(sum(c), 0) from unnest(p_leg_counts[1:r.n - 1]) c);
      balances[v_first + r.leg] := r.balance_after;
    end loop;
  end if;
end $$;
