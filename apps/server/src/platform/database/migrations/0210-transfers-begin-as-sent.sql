-- A platform transfer's row is written as SENT, with its hold; nothing has entered CREATED or HELD since 0031. Rows that an
-- older server left there: a CREATED one held nothing and was never sent; a HELD one is asked about like any that was sent.
update platform_transfers set state = 'FAILED', error = coalesce(error, 'NEVER_SENT') where state = 'CREATED';
update platform_transfers set state = 'SENT', sent_at = coalesce(sent_at, updated_at) where state = 'HELD';

alter table platform_transfers drop constraint platform_transfers_state_check,
  add constraint platform_transfers_state_check
    check (state in ('SENT', 'UNKNOWN', 'MANUAL', 'SUCCESS', 'FAILED', 'RELEASED'));
drop index platform_transfers_open;
create unique index platform_transfers_open on platform_transfers (player_id, api_key)
  where state in ('SENT', 'UNKNOWN', 'MANUAL');
drop index platform_transfers_unfinished;
create index platform_transfers_unfinished on platform_transfers (updated_at)
  where state in ('SENT', 'UNKNOWN', 'MANUAL');
