create table @schema@.holds (
  id bigint generated always as identity primary key,
  key text collate "C" not null unique check (length(key) between 1 and 200),
  account_id bigint not null references @schema@.accounts (id),
  amount bigint not null check (amount > 0),
  kind text collate "C" not null check (length(kind) between 1 and 60),
  metadata jsonb not null,
  input_hash bytea not null check (length(input_hash) = 32),
  at timestamptz not null,
  status text not null default 'held' check (status in ('held', 'posted', 'released')),
  closed_at timestamptz,
  transfer_id bigint references @schema@.transfers (id),
  constraint holds_closed check ((status = 'held') = (closed_at is null)),
  constraint holds_posted check ((status = 'posted') = (transfer_id is not null))
) with (fillfactor = 80);
create index holds_open on @schema@.holds (account_id) where status = 'held';

create function @schema@.refuse_reopened_hold() returns trigger language plpgsql as $$
begin
  raise exception 'hold % is %: it cannot change', old.key, old.status using errcode = 'restrict_violation';
end $$;

create trigger holds_close_once before update on @schema@.holds
  for each row when (old.status <> 'held') execute function @schema@.refuse_reopened_hold();
create trigger holds_fixed before update of id, key, account_id, amount, kind, metadata, input_hash, at on @schema@.holds
  for each statement execute function @schema@.refuse_change();
create trigger holds_stay before delete or truncate on @schema@.holds
  for each statement execute function @schema@.refuse_change();

-- Sets money aside. Status: held, replayed, conflict, unknown_account, not_holdable (a house account), insufficient.
create function @schema@.hold(
  p_key text, p_account text, p_amount bigint, p_kind text, p_metadata text, p_hash text, p_at timestamptz,
  out status text
) language plpgsql as $$
declare
  v_account @schema@.accounts%rowtype;
  v_stored_hash bytea;
  v_hold_id bigint;
begin
  select * into v_account from @schema@.accounts a where a.key = p_account for no key update;
  if not found then
    status := 'unknown_account';
    return;
  end if;
  select h.input_hash into v_stored_hash from @schema@.holds h where h.key = p_key;
  if not found then
    if v_account.stripes > 0 then
      status := 'not_holdable';
      return;
    end if;
    if v_account.posted - v_account.held - p_amount < v_account.min_available then
      status := 'insufficient';
      return;
    end if;
    insert into @schema@.holds (key, account_id, amount, kind, metadata, input_hash, at)
      values (p_key, v_account.id, p_amount, p_kind, p_metadata::jsonb, decode(p_hash, 'hex'), p_at)
      on conflict (key) do nothing returning id into v_hold_id;
    if v_hold_id is not null then
      update @schema@.accounts a set held = a.held + p_amount where a.id = v_account.id;
      status := 'held';
      return;
    end if;
    -- Someone else's transaction took the key, on another account, after the look above.
    select h.input_hash into v_stored_hash from @schema@.holds h where h.key = p_key;
  end if;
  status := case when v_stored_hash = decode(p_hash, 'hex') then 'replayed' else 'conflict' end;
end $$;

-- Gives held money back. Status: released, replayed, unknown_hold, hold_closed (it was posted).
create function @schema@.release_hold(p_key text, p_at timestamptz, out status text) language plpgsql as $$
declare
  v_hold record;
begin
  select h.account_id into v_hold from @schema@.holds h where h.key = p_key;
  if not found then
    status := 'unknown_hold';
    return;
  end if;
  -- The account's lock guards its holds, so that posting and releasing take their locks in the same order.
  perform 1 from @schema@.accounts a where a.id = v_hold.account_id for no key update;
  select h.id, h.account_id, h.amount, h.status into v_hold from @schema@.holds h where h.key = p_key;
  if v_hold.status <> 'held' then
    status := case v_hold.status when 'released' then 'replayed' else 'hold_closed' end;
    return;
  end if;
  update @schema@.holds h set status = 'released', closed_at = p_at where h.id = v_hold.id;
  update @schema@.accounts a set held = a.held - v_hold.amount where a.id = v_hold.account_id;
  status := 'released';
end $$;
