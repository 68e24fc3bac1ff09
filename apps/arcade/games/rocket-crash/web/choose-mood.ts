import type { RocketMood } from './rocket-music.ts'
import type { FlightMoment } from './stage/flight-moment.ts'

/** Multipliers, in hundredths, from which a flight sounds fuller; the last that was reached counts. */
const FLIGHT_MOODS: readonly (readonly [from: number, mood: RocketMood])[] = [
  [1_000, 'beyond'],
  [500, 'space'],
  [200, 'orbit'],
]

/** The mood of what the sky shows; null where there is no flight. */
export function chooseMood({
  kind,
  multiplier,
}: Pick<FlightMoment, 'kind' | 'multiplier'>): RocketMood | null {
  switch (kind) {
    case 'countdown':
    case 'ready':
      return 'pad'
    case 'flying':
      return FLIGHT_MOODS.find(([from]) => multiplier >= from)?.[1] ?? 'climb'
    case 'crashed':
    case 'landed':
      return 'debris'
    case 'waiting':
    case 'opening':
    case 'void':
      return null
  }
}
