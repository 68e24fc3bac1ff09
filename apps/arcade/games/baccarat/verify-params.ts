import type { BaccaratRound } from './schemas.ts'

/** The verifier's parameters of a round: the table, and every chip as `spot:amount`. */
export const baccaratVerifyParams = ({
  table,
  chips,
}: Pick<BaccaratRound, 'table' | 'chips'>): Record<string, string> => ({
  table,
  chips: chips.map(({ spot, amount }) => `${spot}:${amount}`).join(','),
})
