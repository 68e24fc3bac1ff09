import { findSpot, type Spot } from '../../spots.ts'
import { spotAt, spotPoint } from './table-layout.ts'

interface Key {
  readonly key: string
  readonly shiftKey: boolean
}

/** The step of an arrow key on the field, along and across. */
function arrow({ key }: Key, isUpright: boolean): readonly [along: number, across: number] | null {
  const [forward, back, left, right] = isUpright
    ? ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight']
    : ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp']
  if (key === forward) return [1, 0]
  if (key === back) return [-1, 0]
  if (key === left) return [0, -1]
  return key === right ? [0, 1] : null
}

const placeOf = (id: string) => {
  const spot = findSpot(id)
  return spot === undefined ? null : spotPoint(spot)
}

/** The cell that an arrow key moves the focus to. */
export function keyTarget(key: Key, id: string, isUpright: boolean): string | undefined {
  const step = arrow(key, isUpright)
  const from = placeOf(id)
  if (step === null || from === null || key.shiftKey) return undefined
  const target = spotAt({ along: from.along + step[0], across: from.across + step[1] })
  return target?.id
}

/** The spot that a key bets on from a cell: Shift and an arrow a split, S a street, C a corner, L a line. */
export function keyBet(key: Key, id: string, isUpright: boolean): Spot | undefined {
  const from = placeOf(id)
  if (from === null || !id.startsWith('straight-')) return undefined
  const step = arrow(key, isUpright)
  if (step !== null)
    return key.shiftKey
      ? spotAt({ along: from.along + step[0] / 2, across: from.across + step[1] / 2 })
      : undefined
  switch (key.key.toLowerCase()) {
    case 's':
      return spotAt({ along: from.along, across: 0 })
    case 'c':
      return spotAt({ along: from.along + 0.5, across: from.across + 0.5 })
    case 'l':
      return spotAt({ along: from.along + 0.5, across: 0 })
    default:
      return undefined
  }
}
