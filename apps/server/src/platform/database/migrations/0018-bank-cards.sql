alter table banks add column name_en text not null default '';
update banks set name_en = given.name
from (values
  ('004', 'Bank of Taiwan'), ('005', 'Land Bank of Taiwan'), ('006', 'Taiwan Cooperative Bank'), ('007', 'First Bank'),
  ('008', 'Hua Nan Bank'), ('009', 'Chang Hwa Bank'), ('011', 'Shanghai Commercial & Savings Bank'),
  ('012', 'Taipei Fubon Bank'), ('013', 'Cathay United Bank'), ('016', 'Bank of Kaohsiung'), ('017', 'Mega Bank'),
  ('048', 'O-Bank'), ('050', 'Taiwan Business Bank'), ('052', 'Standard Chartered'), ('053', 'Taichung Bank'),
  ('054', 'King''s Town Bank'), ('081', 'HSBC'), ('101', 'Taipei Star Bank'), ('102', 'Hwatai Bank'),
  ('103', 'Shin Kong Bank'), ('108', 'Sunny Bank'), ('118', 'Bank of Panhsin'), ('147', 'COTA Bank'),
  ('700', 'Chunghwa Post'), ('803', 'Union Bank of Taiwan'), ('805', 'Far Eastern Bank'), ('806', 'Yuanta Bank'),
  ('807', 'Bank SinoPac'), ('808', 'E.SUN Bank'), ('809', 'KGI Bank'), ('810', 'DBS Bank'), ('812', 'Taishin Bank'),
  ('816', 'EnTie Bank'), ('822', 'CTBC Bank'), ('823', 'NEXT Bank'), ('824', 'LINE Bank'), ('826', 'Rakuten Bank')
) as given (bank_code, name)
where banks.bank_code = given.bank_code;

-- Operators add branches; a player may type in one that is not here.
create table bank_branches (
  bank_code text not null references banks,
  branch_code text not null check (branch_code ~ '^[0-9]{4,7}$'),
  name text not null check (name <> ''),
  address text,
  primary key (bank_code, branch_code)
);

-- How many cards and addresses a player may keep, and how long a new address waits: one row, edited by operators.
create table destination_rules (
  only_row boolean primary key default true check (only_row),
  max_cards integer not null check (max_cards between 1 and 50),
  max_addresses integer not null check (max_addresses between 1 and 100),
  address_wait_s integer not null check (address_wait_s between 0 and 30 * 86400)
);
insert into destination_rules (max_cards, max_addresses, address_wait_s) values (5, 10, 86400);

-- A player's bank cards. Number and holder are sealed; `last_digits` is what the player sees of the number.
create table bank_cards (
  card_id bigint generated always as identity primary key,
  player_id bigint not null,
  idempotency_key text not null,
  bank_code text not null references banks,
  branch_code text,
  branch_name text not null,
  bank_address text,
  number_sealed bytea not null,
  number_fingerprint bytea not null,
  last_digits text not null check (last_digits ~ '^[0-9]{4}$'),
  holder_sealed bytea not null,
  face smallint not null check (face between 1 and 5),
  -- 0 under review, 1 accepted, 2 rejected
  status smallint not null check (status between 0 and 2),
  reject_reason text check (reject_reason <> ''),
  photo_upload_id text not null unique,
  video_upload_id text not null unique,
  created_at timestamptz not null,
  decided_at timestamptz,
  removed_at timestamptz,
  unique (player_id, idempotency_key),
  constraint bank_card_rejected check ((status = 2) = (reject_reason is not null)),
  constraint bank_card_decided check (status = 0 or decided_at is not null)
);
-- One number is one player's: unless its card was rejected or removed, nobody adds it again.
create unique index bank_cards_one_number on bank_cards (number_fingerprint) where removed_at is null and status <> 2;
create index bank_cards_player on bank_cards (player_id, card_id) where removed_at is null;
create index bank_cards_waiting on bank_cards (created_at) where status = 0 and removed_at is null;
