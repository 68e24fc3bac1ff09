/**
 * The figures declared on the info page. The return is 99 % for every number of mines and picks, before payouts are rounded down to
 * the cent; `leastRtp` is the lowest after that, of a stake of 10.00 with 2 mines and 2 picks, rounded down.
 */
export const MINES_INFO = { rtp: '99.00', leastRtp: '98.92', volatility: 'medium' } as const
