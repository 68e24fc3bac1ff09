/** The figures declared on the info page. The return is 99 % for every number of mines and picks, before rounding down to the cent. */
export const MINES_INFO = { rtp: '99.00', volatility: 'medium' } as const
