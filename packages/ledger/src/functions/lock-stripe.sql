-- revision 1
-- Locks one stripe of a house account: a free one, preferring the connection's own; waits only when all are taken.
create or replace function @schema@.lock_stripe(p_account bigint, p_stripes smallint, out stripe smallint, out posted bigint)
language plpgsql as $$
begin
  select s.stripe, s.posted into stripe, posted from @schema@.account_stripes s
    where s.account_id = p_account order by (s.stripe + pg_backend_pid()) % p_stripes limit 1
    for no key update skip locked;
  if not found then
    select s.stripe, s.posted into stripe, posted from @schema@.account_stripes s
      where s.account_id = p_account and s.stripe = 1 + pg_backend_pid() % p_stripes for no key update;
  end if;
end $$;
