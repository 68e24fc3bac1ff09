import { winHundredths } from '../../shared/money/wire-money.ts'

export type WinTier = 1 | 2 | 3

/** How loud a win is, by how many times the stake it pays: 10, 25, 50. Null below. */
export function winTier(win: string, bet: string): WinTier | null {
  const hundredths = winHundredths(win, bet)
  if (hundredths >= 5_000) return 3
  if (hundredths >= 2_500) return 2
  return hundredths >= 1_000 ? 1 : null
}
