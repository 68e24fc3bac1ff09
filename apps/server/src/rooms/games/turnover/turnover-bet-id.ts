/** The bet id under which turnover is counted; unique across platforms. */
export const turnoverBetId = (bet: { readonly api_key: string; readonly bet_id: string }): string =>
  `${bet.api_key}:${bet.bet_id}`
