-- revision 1
-- Trigger of what never changes. `grant-server-role` finds it by its name.
create or replace function @schema@.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% on %.% is refused: the ledger only grows', tg_op, tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end $$;
