/** The declared return of every chip in percent, rounded down: 36/37. `rules.test.ts` proves it for every spot. */
const RTP = '97.29'
/** The return of an even-money chip where half of it comes back on zero: 73/74. */
const RTP_WITH_LA_PARTAGE = '98.64'

/** Returns the declared return; the mode `french-even` is an even-money chip at the French table. */
export const rouletteRtp = (mode?: string): string => (mode === 'french-even' ? RTP_WITH_LA_PARTAGE : RTP)
