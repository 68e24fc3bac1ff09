-- revision 1
-- Posted less held of an ordinary account; null where it is not open.
-- Volatile: within a statement that has posted, it sees what was posted.
create or replace function @schema@.available(p_account text) returns bigint language sql volatile
return (select a.posted - a.held from @schema@.accounts a where a.key = p_account);
