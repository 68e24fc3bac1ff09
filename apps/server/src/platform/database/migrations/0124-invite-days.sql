-- What friends bet is settled day by day as well: a night that was missed is made good.
alter table reward_days drop constraint reward_days_work_check;
alter table reward_days add constraint reward_days_work_check check (work in ('vip', 'rebate', 'invites'));
