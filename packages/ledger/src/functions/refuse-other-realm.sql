-- revision 1
-- An account stays in its realm.
create or replace function @schema@.refuse_other_realm() returns trigger language plpgsql as $$
begin
  raise exception 'account % stays in realm %', old.key, old.realm using errcode = 'restrict_violation';
end $$;
