-- An invite reward waits until the friend's real name is verified; without a device id an operator decides (decision 0265).
alter table invite_rewards drop constraint invite_rewards_state_check;
alter table invite_rewards add constraint invite_rewards_state_check check (state in ('waiting', 'held', 'paid', 'refused'));
alter table invite_rewards drop constraint invite_rewards_signal_check;
alter table invite_rewards add constraint invite_rewards_signal_check
  check (signal in ('device', 'address', 'no_device', 'locked'));
alter table invite_rewards drop constraint invite_rewards_check3;
alter table invite_rewards add constraint invite_rewards_decided check ((state in ('waiting', 'held')) = (decided_at is null));

alter table leaderboard_prizes drop constraint leaderboard_prizes_signal_check;
alter table leaderboard_prizes add constraint leaderboard_prizes_signal_check
  check (signal in ('address', 'no_device', 'locked'));
