-- Banks by their national code; operators edit them.
create table banks (
  bank_code text primary key check (bank_code ~ '^[0-9]{3}$'),
  name text not null check (name <> '')
);
insert into banks (bank_code, name) values
  ('004', '臺灣銀行'),
  ('005', '土地銀行'),
  ('006', '合作金庫'),
  ('007', '第一銀行'),
  ('008', '華南銀行'),
  ('009', '彰化銀行'),
  ('011', '上海商銀'),
  ('012', '台北富邦'),
  ('013', '國泰世華'),
  ('016', '高雄銀行'),
  ('017', '兆豐銀行'),
  ('048', '王道銀行'),
  ('050', '臺灣企銀'),
  ('052', '渣打'),
  ('053', '台中銀行'),
  ('054', '京城銀行'),
  ('081', '匯豐'),
  ('101', '瑞興'),
  ('102', '華泰'),
  ('103', '新光'),
  ('108', '陽信'),
  ('118', '板信'),
  ('147', '三信'),
  ('700', '中華郵政'),
  ('803', '聯邦'),
  ('805', '遠東'),
  ('806', '元大'),
  ('807', '永豐'),
  ('808', '玉山'),
  ('809', '凱基'),
  ('810', '星展'),
  ('812', '台新'),
  ('816', '安泰'),
  ('822', '中國信託'),
  ('823', '將來'),
  ('824', 'LINE Bank'),
  ('826', '樂天');

-- Ways to deposit, as data. Amounts are TWD cents; limits are whole dollars.
create table deposit_channels (
  channel_id text primary key,
  method text not null check (method in ('atm')),
  name jsonb not null,
  min_minor bigint not null check (min_minor > 0 and min_minor % 100 = 0),
  max_minor bigint not null check (max_minor >= min_minor and max_minor % 100 = 0),
  fee_minor bigint not null check (fee_minor >= 0 and fee_minor < min_minor),
  expires_in_s integer not null check (expires_in_s between 3600 and 60 * 86400),
  wash_percent integer not null check (wash_percent >= 0),
  quick_amounts integer[] not null,
  is_enabled boolean not null,
  sort integer not null
);
insert into deposit_channels
  (channel_id, method, name, min_minor, max_minor, fee_minor, expires_in_s, wash_percent, quick_amounts, is_enabled, sort)
values
  ('atm', 'atm', '{"zh-TW": "ATM 虛擬帳號", "en": "ATM virtual account"}',
   1100, 4999900, 0, 86400, 100, '{300,500,1000,3000,5000,10000}', true, 1);

-- The running number within an order number; the Taiwan day stands before it.
create sequence deposit_order_numbers as integer minvalue 1 maxvalue 99999999 cycle;

-- A deposit order. Terms (fee, wash, expiry) are those of its channel when it was opened.
create table deposit_orders (
  order_no text primary key check (order_no ~ '^D[0-9]{14}$'),
  player_id bigint not null,
  channel_id text not null references deposit_channels,
  method text not null,
  idempotency_key text not null,
  amount_minor bigint not null check (amount_minor > 0 and amount_minor % 100 = 0),
  fee_minor bigint not null check (fee_minor >= 0),
  wash_percent integer not null,
  state text not null check (state in ('requesting', 'awaiting', 'confirmed', 'paid', 'cancelled', 'failed',
    'timed_out', 'reviewing', 'rejected')),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  bank_code text,
  bank_account text,
  payable_until timestamptz,
  confirmed_at timestamptz,
  trade_no text,
  paid_minor bigint check (paid_minor > 0),
  paid_at timestamptz,
  review_reason text check (review_reason in ('late', 'amount_mismatch', 'cancelled_but_paid')),
  reject_reason text check (reject_reason <> ''),
  unique (player_id, idempotency_key),
  constraint deposit_code_whole
    check (num_nonnulls(bank_code, bank_account, payable_until) in (0, 3)),
  constraint deposit_code_before_payment check (state not in ('awaiting', 'confirmed') or bank_account is not null),
  constraint deposit_confirmed_at check (state <> 'confirmed' or confirmed_at is not null),
  constraint deposit_payment_whole
    check (num_nonnulls(trade_no, paid_minor, paid_at) = case when state in ('paid', 'reviewing', 'rejected') then 3 else 0 end),
  constraint deposit_review check (state not in ('reviewing', 'rejected') or review_reason is not null),
  constraint deposit_rejected check ((state = 'rejected') = (reject_reason is not null))
);
-- At most one unfinished order a player and method, however many are opened at once.
create unique index deposit_orders_one_unfinished on deposit_orders (player_id, method)
  where state in ('requesting', 'awaiting', 'confirmed');
create index deposit_orders_history on deposit_orders (player_id, created_at desc, order_no desc);
create index deposit_orders_reviewing on deposit_orders (created_at) where state = 'reviewing';
