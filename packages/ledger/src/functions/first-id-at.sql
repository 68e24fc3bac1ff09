-- revision 1
-- The first transfer id of an instant: those below it happened earlier. Ids are drawn in nearly the order of instants
-- (a posting may wait for a lock in between), so callers allow for some minutes; then a range of time is a range of ids,
-- and a page of an old month is found without walking there. Bisects the ids: some twenty index look-ups.
create or replace function @schema@.first_id_at(p_at timestamptz) returns bigint language plpgsql stable strict
set enable_seqscan = off
as $$
declare
  v_low bigint := 0;
  v_high bigint;
  v_middle bigint;
  v_id bigint;
  v_at timestamptz;
begin
  select t.id, t.at into v_high, v_at from @schema@.transfers t order by t.id desc limit 1;
  if not found then
    return 0;
  end if;
  if v_at < p_at then
    return v_high + 1;
  end if;
  -- All below v_low are earlier; v_high is not.
  while v_low < v_high loop
    v_middle := (v_low + v_high) / 2;
    select t.id, t.at into v_id, v_at from @schema@.transfers t where t.id >= v_middle order by t.id limit 1;
    if v_at < p_at then
      v_low := v_id + 1;
    else
      v_high := v_middle;
    end if;
  end loop;
  return v_low;
end $$;
