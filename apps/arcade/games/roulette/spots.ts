import { colourOf } from './wheel.ts'

/** What a spot covers decides its payout. `even`: red, black, odd, even, low, high. */
export const SPOT_KINDS = ['straight', 'split', 'street', 'corner', 'line', 'dozen', 'even'] as const
export type SpotKind = (typeof SPOT_KINDS)[number]

/** What a kind pays to one. A column pays as a dozen. */
export const PAYOUTS: Readonly<Record<SpotKind, bigint>> = {
  straight: 35n,
  split: 17n,
  street: 11n,
  corner: 8n,
  line: 5n,
  dozen: 2n,
  even: 1n,
}

/** A place on the table for chips. `id` is its name in a bet. */
export interface Spot {
  readonly id: string
  readonly kind: SpotKind
  /** The numbers that win, ascending. */
  readonly numbers: readonly number[]
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)
const numbersWhere = (isCovered: (number: number) => boolean) =>
  upTo(36)
    .map((index) => index + 1)
    .filter(isCovered)
const spot = (id: string, kind: SpotKind, numbers: readonly number[]): Spot => ({ id, kind, numbers })

const straights = upTo(37).map((number) => spot(`straight-${number}`, 'straight', [number]))

/** Pairs beside each other, above each other, and zero with the first row. */
const splits = [
  ...[1, 2, 3].map((number) => [0, number]),
  ...numbersWhere((number) => number % 3 !== 0).map((number) => [number, number + 1]),
  ...numbersWhere((number) => number <= 33).map((number) => [number, number + 3]),
].map((pair) => spot(`split-${pair.join('-')}`, 'split', pair))

/** Rows of three, and the two trios with zero. */
const streets = [
  spot('street-0-1-2', 'street', [0, 1, 2]),
  spot('street-0-2-3', 'street', [0, 2, 3]),
  ...numbersWhere((number) => number % 3 === 1).map((first) =>
    spot(`street-${first}`, 'street', [first, first + 1, first + 2]),
  ),
]

/** Squares of four named by their lowest number, and the first four with zero. */
const corners = [
  spot('corner-0', 'corner', [0, 1, 2, 3]),
  ...numbersWhere((number) => number % 3 !== 0 && number <= 32).map((first) =>
    spot(`corner-${first}`, 'corner', [first, first + 1, first + 3, first + 4]),
  ),
]

/** Two rows of three, named by their lowest number. */
const lines = numbersWhere((number) => number % 3 === 1 && number <= 31).map((first) =>
  spot(`line-${first}`, 'line', [first, first + 1, first + 2, first + 3, first + 4, first + 5]),
)

const dozens = [1, 2, 3].flatMap((which) => [
  spot(
    `dozen-${which}`,
    'dozen',
    numbersWhere((number) => Math.ceil(number / 12) === which),
  ),
  spot(
    `column-${which}`,
    'dozen',
    numbersWhere((number) => number % 3 === which % 3),
  ),
])

const evens = [
  spot(
    'red',
    'even',
    numbersWhere((number) => colourOf(number) === 'red'),
  ),
  spot(
    'black',
    'even',
    numbersWhere((number) => colourOf(number) === 'black'),
  ),
  spot(
    'odd',
    'even',
    numbersWhere((number) => number % 2 === 1),
  ),
  spot(
    'even',
    'even',
    numbersWhere((number) => number % 2 === 0),
  ),
  spot(
    'low',
    'even',
    numbersWhere((number) => number <= 18),
  ),
  spot(
    'high',
    'even',
    numbersWhere((number) => number > 18),
  ),
]

/** Every spot of the table. */
export const SPOTS: readonly Spot[] = [
  ...straights,
  ...splits,
  ...streets,
  ...corners,
  ...lines,
  ...dozens,
  ...evens,
]

const spotById = new Map(SPOTS.map((each) => [each.id, each]))

export const findSpot = (id: string): Spot | undefined => spotById.get(id)

/** Even-money spots of which exactly one wins unless zero falls. */
export const OPPOSITES: readonly (readonly [string, string])[] = [
  ['red', 'black'],
  ['odd', 'even'],
  ['low', 'high'],
]
