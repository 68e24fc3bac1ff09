-- A refused face that is kept for no day is not found when it comes again: such a hall decides by hand until an operator sets
-- at least one (docs/decisions/0303).
update identity_rules set is_automatic = false where is_automatic and keep_failed_days = 0;
