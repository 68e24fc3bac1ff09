/** A bet's id among all platforms: what its turnover is counted under. */
export const turnoverId = (bet: { readonly api_key: string; readonly bet_id: string }): string =>
  `${bet.api_key}:${bet.bet_id}`
