create sequence @schema@.transfer_ids as bigint;

create table @schema@.transfers (
  id bigint primary key default nextval('@schema@.transfer_ids'),
  key text collate "C" not null unique check (length(key) between 1 and 200),
  kind text collate "C" not null check (length(kind) between 1 and 60),
  metadata jsonb not null,
  -- SHA-256 of what was asked for under this key.
  input_hash bytea not null check (length(input_hash) = 32),
  at timestamptz not null
);

-- Transfer ids are drawn while the accounts are locked: within one account (of a house account: one stripe)
-- their order is the order in which the balance changed.
create table @schema@.entries (
  transfer_id bigint not null,
  leg smallint not null,
  account_id bigint not null,
  stripe smallint not null default 0,
  amount bigint not null check (amount <> 0),
  balance_after bigint not null,
  primary key (transfer_id, leg)
);
create index entries_of_account on @schema@.entries (account_id, transfer_id, leg);

-- Stands in for the foreign keys as well: one set-based look at a statement's rows instead of two look-ups a row.
-- A transfer's entries therefore come in one statement.
create function @schema@.check_new_entries() returns trigger language plpgsql as $$
declare
  bad record;
begin
  select s.transfer_id, s.currency into bad
    from (
      select e.transfer_id, a.currency, sum(e.amount) as total
        from new_entries e left join @schema@.accounts a on a.id = e.account_id
        group by e.transfer_id, a.currency
    ) s left join @schema@.transfers t on t.id = s.transfer_id
    where s.total <> 0 or s.currency is null or t.id is null
    limit 1;
  if found then
    raise exception 'entries of transfer % do not sum to zero in %, or point nowhere', bad.transfer_id, bad.currency
      using errcode = 'check_violation', constraint = 'entries_sum_to_zero';
  end if;
  return null;
end $$;

create trigger entries_sum_to_zero after insert on @schema@.entries
  referencing new table as new_entries for each statement execute function @schema@.check_new_entries();
create trigger entries_append_only before update or delete or truncate on @schema@.entries
  for each statement execute function @schema@.refuse_change();
create trigger transfers_append_only before update or delete or truncate on @schema@.transfers
  for each statement execute function @schema@.refuse_change();
