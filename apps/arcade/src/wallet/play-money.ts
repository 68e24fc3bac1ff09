import type { PlayerRow } from '../db/schema.ts'

/** Whether the player bets play money: a demo player, or a test account. */
export const hasPlayMoney = ({
  demo_balance,
  is_test,
}: Pick<PlayerRow, 'demo_balance' | 'is_test'>): boolean => demo_balance !== null || is_test
