-- revision 1
-- Trigger of what never changes. `grant-server-role` finds it by its name.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
