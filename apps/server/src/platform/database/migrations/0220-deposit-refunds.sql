-- Payments of rejected deposits, and extra payments, that were sent back to their sender.
alter table deposit_orders
  drop constraint deposit_orders_state_check,
  drop constraint deposit_payment_whole,
  drop constraint deposit_review,
  drop constraint deposit_rejected,
  add constraint deposit_orders_state_check check (state in ('requesting', 'awaiting', 'confirmed', 'paid', 'cancelled',
    'failed', 'timed_out', 'reviewing', 'rejected', 'refunded')),
  add constraint deposit_payment_whole check (num_nonnulls(trade_no, paid_minor, paid_at)
    = case when state in ('paid', 'reviewing', 'rejected', 'refunded') then 3 else 0 end),
  add constraint deposit_review check (state not in ('reviewing', 'rejected', 'refunded') or review_reason is not null),
  add constraint deposit_rejected check ((state in ('rejected', 'refunded')) = (reject_reason is not null));

create table deposit_refunds (
  order_no text not null references deposit_orders,
  trade_no text not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- The number of the transfer back, as on the statement: one transfer sends back one payment.
  reference text not null unique check (reference <> ''),
  sent_at timestamptz not null,
  primary key (order_no, trade_no)
);
create index deposit_orders_rejected on deposit_orders (created_at) where state = 'rejected';
create index deposit_extra_payments_refund_due on deposit_extra_payments (decided_at) where decision = 'refund_due';
