import { colourOf } from '../../wheel.ts'

export interface NumberCount {
  readonly number: number
  readonly count: number
}

export interface NumberStats {
  /** The most and the least frequent numbers, at most `LISTED` each. */
  readonly hot: readonly NumberCount[]
  readonly cold: readonly NumberCount[]
  /** How many of the numbers were red, black, zero, odd, even, low and high. */
  readonly shares: Readonly<Record<'red' | 'black' | 'green' | 'odd' | 'even' | 'low' | 'high', number>>
}

const LISTED = 5

/** Counts numbers, the newest first. Among equally frequent ones the hot list prefers the newer. */
export function numberStats(numbers: readonly number[]): NumberStats {
  const counts = Array.from({ length: 37 }, (_, number) => ({
    number,
    count: numbers.filter((each) => each === number).length,
    last: numbers.indexOf(number) === -1 ? numbers.length : numbers.indexOf(number),
  }))
  const pick = (sorted: typeof counts) =>
    sorted.slice(0, LISTED).map(({ number, count }) => ({ number, count }))
  const count = (isCounted: (number: number) => boolean) => numbers.filter(isCounted).length
  return {
    hot: pick(counts.filter((each) => each.count > 0).sort((a, b) => b.count - a.count || a.last - b.last)),
    cold: pick([...counts].sort((a, b) => a.count - b.count || b.last - a.last || a.number - b.number)),
    shares: {
      red: count((number) => colourOf(number) === 'red'),
      black: count((number) => colourOf(number) === 'black'),
      green: count((number) => number === 0),
      odd: count((number) => number % 2 === 1),
      even: count((number) => number !== 0 && number % 2 === 0),
      low: count((number) => number >= 1 && number <= 18),
      high: count((number) => number >= 19),
    },
  }
}
