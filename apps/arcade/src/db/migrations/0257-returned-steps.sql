-- A step whose stake the hall has returned is gone, but its transactions are not free: the hall refuses them for ever. The next
-- step of the round is numbered after it.
alter table arcade.rounds add column last_returned_step integer;
