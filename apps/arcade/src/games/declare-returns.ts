import type { RtpProof } from './game-module.ts'

type Returns = Readonly<Record<string, string>>

/**
 * Declares the return of each mode of a game in percent, rounded down to two decimals. Without a mode `rtp` gives the lowest of the
 * main bets: those that the game's name stands for, which most players place. It throws for a mode that the game does not have.
 */
export function declareReturns(main: Returns, sideBets: Returns = {}): Pick<RtpProof, 'rtp' | 'sideBets'> {
  const byMode: Returns = { ...main, ...sideBets }
  const lowest = lowestReturn(Object.values(main))
  return {
    rtp(mode) {
      const percent = mode === undefined ? lowest : byMode[mode]
      if (percent === undefined) throw new RangeError(`no return of ${mode}`)
      return percent
    },
    sideBets: Object.keys(sideBets),
  }
}

/** The lowest of some returns. Throws when there is none. */
export const lowestReturn = (percents: readonly string[]): string =>
  percents.reduce((low, percent) => (Number(percent) < Number(low) ? percent : low))

/** Whether the game has side bets that return less than it declares: its figure is then said to be that of the main bets. */
export const hasLowerSideBets = ({ rtp, sideBets = [] }: RtpProof): boolean =>
  sideBets.some((mode) => Number(rtp(mode)) < Number(rtp()))
