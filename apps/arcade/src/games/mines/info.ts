/** What the info page declares: 99 % whatever the mines and picks (each payout rounded down to the cent). */
export const MINES_INFO = { rtp: '99.00', volatility: 'medium' } as const
