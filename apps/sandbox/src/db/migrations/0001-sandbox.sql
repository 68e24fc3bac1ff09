create schema if not exists sandbox;

create table sandbox.messages (
  message_id bigint generated always as identity primary key,
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  text text not null,
  code text,
  at timestamptz not null
);
create index messages_recipient on sandbox.messages (recipient, message_id desc);

create table sandbox.gateway_orders (
  order_no text primary key,
  trade_no text not null unique,
  amount integer not null,
  account text not null unique,
  trade_date text not null,
  last_day text not null,
  return_url text not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  paid_amount integer,
  -- Reporting the payment: how often it was tried, and when again; null when answered or given up.
  notice_count integer not null default 0,
  next_notice_at timestamptz
);
create index gateway_orders_next_notice on sandbox.gateway_orders (next_notice_at) where next_notice_at is not null;

create table sandbox.faults (
  fault_id bigint generated always as identity primary key,
  target text not null,
  kind text not null,
  times_left integer not null check (times_left >= 0)
);
