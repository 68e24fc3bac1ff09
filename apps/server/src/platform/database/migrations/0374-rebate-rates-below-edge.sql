-- Rebate and the inviter's share of the same bets stay below the smallest house edge of a category's games: 0.43 % of Blackjack by
-- basic strategy, 0.94 % of a board of Plinko (decision 0264). Rates that an operator set stay.
update vip_rates set basis_points = lowered.basis_points
  from (values (0, 15, 10), (1, 18, 12), (2, 21, 14), (3, 24, 16), (4, 28, 18), (5, 34, 20), (6, 40, 22))
    as lowered (level, seeded, basis_points)
  where vip_rates.category = 'tables' and vip_rates.level = lowered.level and vip_rates.basis_points = lowered.seeded;
update rebate_rules set max_basis_points = 28 where category = 'tables' and max_basis_points = 60;
update rebate_rules set max_basis_points = 70 where category = 'instant' and max_basis_points = 80;
