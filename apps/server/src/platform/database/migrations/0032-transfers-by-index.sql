-- Always the index, always the same plan: a plan cached while the tables were small would scan them when they are not.
alter function write_pushes(json, timestamptz) set plan_cache_mode = force_generic_plan;
alter function write_pushes(json, timestamptz) set enable_seqscan = off;
alter function write_pushes(json, timestamptz) set enable_hashjoin = off;
alter function write_pushes(json, timestamptz) set enable_mergejoin = off;
alter function open_transfers(json, timestamptz) set plan_cache_mode = force_generic_plan;
alter function open_transfers(json, timestamptz) set enable_seqscan = off;
alter function open_transfers(json, timestamptz) set enable_hashjoin = off;
alter function open_transfers(json, timestamptz) set enable_mergejoin = off;
alter function settle_transfers(json, json, json, boolean, timestamptz) set plan_cache_mode = force_generic_plan;
alter function settle_transfers(json, json, json, boolean, timestamptz) set enable_seqscan = off;
alter function settle_transfers(json, json, json, boolean, timestamptz) set enable_hashjoin = off;
alter function settle_transfers(json, json, json, boolean, timestamptz) set enable_mergejoin = off;

-- Rows that are written once more soon after: room for their second version beside the first.
alter table idempotency_keys set (fillfactor = 60);
alter table push_cursors set (fillfactor = 40);
alter table platform_balances set (fillfactor = 60);
