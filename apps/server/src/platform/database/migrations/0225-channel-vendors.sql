-- Which vendor serves stands on the channel's row, and on each order, which stays with its vendor when the channel changes.
-- The default is the vendor that has served all so far; an older server, which names none, keeps writing right orders.

alter table deposit_channels add column gateway text not null default 'all-in-one';
alter table deposit_orders add column gateway text not null default 'all-in-one';
comment on column deposit_channels.gateway is 'A payment gateway''s id. Unused for USDT.';

alter table withdrawal_channels add column payout text;
update withdrawal_channels set payout = case method when 'usdt' then 'tron' else 'bank-payout' end;
alter table withdrawal_channels alter column payout set not null;

alter table withdrawal_orders add column payout text;
comment on column withdrawal_orders.payout is 'A payout vendor''s id. Null: the first vendor of the method.';
