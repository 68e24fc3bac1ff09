-- How much of a valid bet counts towards the volume a player owes, in percent.
alter table games add column weight_percent smallint not null default 100 check (weight_percent between 0 and 100);
update games set weight_percent = 20 where category = 'tables';

-- A credit that asks for volume, or a bet with what it took and why not more. Corrected bets replace their own line.
alter table wash_entries drop constraint wash_entries_source_check;
alter table wash_entries
  add constraint wash_entries_source_check check (source in ('deposit', 'bonus', 'exchange', 'adjustment', 'rebate', 'bet')),
  add column gid text,
  add column game_name jsonb,
  add column valid_bet_minor bigint,
  add column weight_percent smallint,
  -- What the player owed when the bet settled first: a correction never counts against what was asked later.
  add column countable_minor bigint,
  add column reason text check (reason in ('nothing_owed', 'game_excluded', 'not_valid', 'voided'));
update wash_entries w set gid = b.gid, valid_bet_minor = b.valid_bet_minor, weight_percent = 100, countable_minor = -w.change_minor,
    game_name = coalesce((select g.name from games g where g.gid = b.gid), '{}'),
    reason = case when b.status = 'void' then 'voided' when b.valid_bet_minor = 0 then 'not_valid'
      when -w.change_minor < b.valid_bet_minor then 'nothing_owed' end
  from bets b where w.source = 'bet' and w.source_id = b.api_key || ':' || b.bet_id and b.status <> 'open';
delete from wash_entries where source = 'bet' and valid_bet_minor is null and change_minor = 0;
update wash_entries set gid = '', game_name = '{}', valid_bet_minor = -change_minor, weight_percent = 100, countable_minor = -change_minor
  where source = 'bet' and valid_bet_minor is null;
alter table wash_entries add constraint wash_entries_whole check (
  (source = 'bet') = (num_nonnulls(gid, game_name, valid_bet_minor, weight_percent, countable_minor) = 5)
  and case when source = 'bet' then change_minor <= 0 else change_minor > 0 and reason is null end
);
create index wash_entries_of_player on wash_entries (player_id, at desc, source_id desc);

-- How much of what is owed was bet since the player last owed nothing.
alter table wash_balances add column done_minor bigint not null default 0 check (done_minor >= 0);
