-- revision 1
-- A hold closes once.
create or replace function @schema@.refuse_reopened_hold() returns trigger language plpgsql as $$
begin
  raise exception 'hold % is %: it cannot change', old.key, old.status using errcode = 'restrict_violation';
end $$;
