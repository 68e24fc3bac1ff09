import { taiwanDay, taiwanDayStart } from '../../../platform/time/taiwan-time.ts'

export type Frequency = 'once' | 'daily' | 'monthly' | 'yearly'

export interface Period {
  /** `2026-11-21`, `2026-11`, `2026`, or `always`. */
  readonly name: string
  /** Null for `always`. */
  readonly from: Date | null
  readonly to: Date | null
}

const start = (year: number, month: number, day: number) =>
  taiwanDayStart(new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10))

/** The Taiwan day, month or year that contains an instant; a player gets an offer once per period (§8). */
export function periodContaining(frequency: Frequency, now: Date): Period {
  const today = taiwanDay(now)
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number)
  switch (frequency) {
    case 'once':
      return { name: 'always', from: null, to: null }
    case 'daily':
      return { name: today, from: start(year, month, day), to: start(year, month, day + 1) }
    case 'monthly':
      return { name: today.slice(0, 7), from: start(year, month, 1), to: start(year, month + 1, 1) }
    case 'yearly':
      return { name: today.slice(0, 4), from: start(year, 1, 1), to: start(year + 1, 1, 1) }
  }
}

/** §8: error codes for an offer already claimed in its period. */
export const ALREADY_CLAIMED_CODES = {
  once: 20013,
  daily: 20007,
  monthly: 20008,
  yearly: 20004,
} as const satisfies Record<Frequency, number>
