-- A credit that asks for turnover, and how much of it is still to be bet. While `left_minor` is above zero the credit
-- withholds `amount_minor` of the main wallet, never more than the balance. Bets meet the lowest `credit_id` first.
create table turnover_credits (
  credit_id bigint generated always as identity primary key,
  player_id bigint not null,
  source text not null check (source in ('deposit', 'bonus', 'exchange', 'adjustment', 'rebate')),
  source_id text not null,
  -- What the credit put into the main wallet.
  amount_minor bigint not null check (amount_minor > 0),
  required_minor bigint not null check (required_minor > 0),
  left_minor bigint not null check (left_minor between 0 and required_minor),
  at timestamptz not null,
  -- What the player reads it is for, in each language; null where the source says enough.
  title jsonb,
  -- Given up by the player: taken back, and nothing is left to bet for it.
  forfeited_at timestamptz check (forfeited_at is null or left_minor = 0),
  unique (player_id, source, source_id)
);
create index turnover_credits_of_player on turnover_credits (player_id, credit_id);
create index turnover_credits_unmet on turnover_credits (player_id, credit_id) where left_minor > 0;

insert into turnover_credits (player_id, source, source_id, amount_minor, required_minor, left_minor, at)
  select w.player_id, w.source, w.source_id,
    coalesce(
      case w.source
        when 'deposit' then (select d.paid_minor - d.fee_minor from deposit_orders d
          where d.order_no = w.source_id and d.paid_minor > d.fee_minor)
        when 'bonus' then coalesce(
          (select a.bonus_minor from activity_applications a where a.order_no = w.source_id),
          (select r.reward_minor from invite_rewards r where r.order_no = w.source_id))
        when 'rebate' then (select c.amount_minor from rebate_claims c where c.order_no = w.source_id)
      end, w.change_minor),
    w.change_minor,
    -- What is owed lies on the newest credits: the oldest were met first.
    greatest(0, least(w.change_minor, coalesce(b.balance_minor, 0) - coalesce(sum(w.change_minor) over newer, 0)))::bigint,
    w.at
  from wash_entries w left join wash_balances b using (player_id)
  where w.source <> 'bet'
  window newer as (partition by w.player_id order by w.at desc, w.source desc, w.source_id desc
    rows between unbounded preceding and 1 preceding)
  order by w.player_id, w.at, w.source, w.source_id;

-- How much of which credit a bet met.
create table turnover_counts (
  player_id bigint not null,
  bet_id text not null,
  credit_id bigint not null references turnover_credits,
  counted_minor bigint not null check (counted_minor > 0),
  primary key (player_id, bet_id, credit_id)
);

-- Bets and credits laid end to end in order of time: a bet met the credits that it lies over.
insert into turnover_counts (player_id, bet_id, credit_id, counted_minor)
  select b.player_id, b.source_id, c.credit_id, least(b.upto, c.upto) - greatest(b.since, c.since)
  from (
    select player_id, source_id, -change_minor as size, (sum(-change_minor) over upto)::bigint as upto,
      (sum(-change_minor) over upto)::bigint + change_minor as since
    from wash_entries where source = 'bet' and change_minor < 0
    window upto as (partition by player_id order by at, source_id)
  ) b
  join (
    select player_id, credit_id, (sum(required_minor) over upto)::bigint as upto,
      (sum(required_minor) over upto)::bigint - required_minor as since
    from turnover_credits window upto as (partition by player_id order by credit_id)
  ) c on c.player_id = b.player_id and c.since < b.upto and b.since < c.upto;

-- A bet never counts toward a credit that came after it had settled first: the last one there was then.
alter table wash_entries
  drop constraint wash_entries_whole,
  add column last_credit_id bigint;
update wash_entries w set last_credit_id = coalesce(
    (select max(c.credit_id) from turnover_credits c where c.player_id = w.player_id and c.at <= w.at), 0)
  where source = 'bet';
alter table wash_entries
  drop column countable_minor,
  add constraint wash_entries_whole check (
    (source = 'bet') = (num_nonnulls(gid, game_name, valid_bet_minor, weight_percent, last_credit_id) = 5)
    and case when source = 'bet' then change_minor <= 0 else change_minor > 0 and reason is null end
  );
