/** Formats a probability as percent with enough digits for the rarest slot: `19.6381%`, `0.0015%`. */
export const formatChance = (share: number): string => `${(share * 100).toFixed(4)}%`
