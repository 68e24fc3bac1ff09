-- revision 1
-- Records drawn rounds of instant games that wait for the hall: all of them, or none when something hinders one. Answers per round
-- what does (`find_instant_hindrances`).
create or replace function arcade.record_pending_rounds(p_rounds json, p_at timestamptz) returns text[] language plpgsql
as $$
declare
  v_hindrances text[] := arcade.find_instant_hindrances(p_rounds);
begin
  if num_nonnulls(variadic v_hindrances) = 0 then
    perform arcade.record_instant_rounds(p_rounds, false, p_at);
  end if;
  return v_hindrances;
end $$;
