import { type SicBoSpot, totalPays } from './rules.ts'

/** Spots with the same payout and limits. A total is named with its mirror: 4 and 17 pay alike. */
export const SPOT_KINDS = [
  'even',
  'any_triple',
  'double',
  'triple',
  'total_4_17',
  'total_5_16',
  'total_6_15',
  'total_7_14',
  'total_8_13',
  'total_9_12',
  'total_10_11',
  'pair',
  'single',
] as const
export type SpotKind = (typeof SPOT_KINDS)[number]

/** A place on the table for chips. `id` is its name in a bet. */
export interface Spot {
  readonly id: string
  readonly kind: SpotKind
  readonly covers: SicBoSpot
  /** What it pays to one; a single pays this for each die that shows its face. */
  readonly pays: number
}

export const FACES = [1, 2, 3, 4, 5, 6] as const
export const TOTALS = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const

const kindOfTotal = (total: number): SpotKind => {
  const low = Math.min(total, 21 - total)
  const kind = SPOT_KINDS.find((each) => each === `total_${low}_${21 - low}`)
  if (kind === undefined) throw new RangeError(`no bet on a total of ${total}`)
  return kind
}

/** Every spot of the table. */
export const SPOTS: readonly Spot[] = [
  ...(['small', 'big', 'odd', 'even'] as const).map(
    (kind): Spot => ({ id: kind, kind: 'even', covers: { kind }, pays: 1 }),
  ),
  { id: 'any_triple', kind: 'any_triple', covers: { kind: 'any_triple' }, pays: 31 },
  ...FACES.map(
    (face): Spot => ({
      id: `double-${face}`,
      kind: 'double',
      covers: { kind: 'double', face },
      pays: 11,
    }),
  ),
  ...FACES.map(
    (face): Spot => ({
      id: `triple-${face}`,
      kind: 'triple',
      covers: { kind: 'triple', face },
      pays: 180,
    }),
  ),
  ...TOTALS.map(
    (total): Spot => ({
      id: `total-${total}`,
      kind: kindOfTotal(total),
      covers: { kind: 'total', total },
      pays: totalPays(total),
    }),
  ),
  ...FACES.flatMap((low) => FACES.filter((high) => high > low).map((high) => [low, high] as const)).map(
    (faces): Spot => ({
      id: `pair-${faces[0]}-${faces[1]}`,
      kind: 'pair',
      covers: { kind: 'pair', faces },
      pays: 6,
    }),
  ),
  ...FACES.map(
    (face): Spot => ({
      id: `single-${face}`,
      kind: 'single',
      covers: { kind: 'single', face },
      pays: 1,
    }),
  ),
]

const spotById = new Map(SPOTS.map((each) => [each.id, each]))

export const findSpot = (id: string): Spot | undefined => spotById.get(id)

/** Spots of which exactly one wins unless a triple falls. */
export const OPPOSITES: readonly (readonly [string, string])[] = [
  ['small', 'big'],
  ['odd', 'even'],
]
