-- revision 1
-- Cents as the wire writes dollars: 1050 is 10.50.
create or replace function in_dollars(p_cents bigint) returns text language sql immutable strict
return case when p_cents < 0 then '-' else '' end || abs(p_cents) / 100 || '.' || lpad((abs(p_cents) % 100)::text, 2, '0');
