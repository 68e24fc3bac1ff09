import type { SicBoRound } from './schemas.ts'

/** The verifier's parameters of a round: every chip as `spot:amount`. */
export const sicBoVerifyParams = ({ chips }: Pick<SicBoRound, 'chips'>): Record<string, string> => ({
  chips: chips.map(({ spot, amount }) => `${spot}:${amount}`).join(','),
})
