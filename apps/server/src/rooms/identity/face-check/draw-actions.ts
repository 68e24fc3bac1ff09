import { FACE_ACTIONS, type FaceAction } from '@gamehall/contract/identity'
import type { Ids } from '../../../platform/context/ids.ts'

const ORDERS = ordersOf(FACE_ACTIONS)
/** The largest multiple of the number of orders below 100, so that drawing is unbiased. */
const FAIR = Math.floor(100 / ORDERS.length) * ORDERS.length

/** §4 face recognition: the four actions in a uniformly random order. */
export function drawActions(ids: Pick<Ids, 'digits'>): FaceAction[] {
  for (;;) {
    const drawn = Number(ids.digits(2))
    if (drawn < FAIR) return [...(ORDERS[drawn % ORDERS.length] ?? FACE_ACTIONS)]
  }
}

function ordersOf(actions: readonly FaceAction[]): readonly (readonly FaceAction[])[] {
  if (actions.length === 0) return [[]]
  return actions.flatMap((first) =>
    ordersOf(actions.filter((other) => other !== first)).map((rest) => [first, ...rest]),
  )
}
