import { writeActions } from './action-codes.ts'
import type { BlackjackRound } from './schemas.ts'

/** The verifier's parameters of a round: the stake of each spot, and the player's actions in order. */
export const blackjackVerifyParams = ({
  spots: [left, center, right],
  actions,
}: Pick<BlackjackRound, 'spots' | 'actions'>): Record<string, string> => ({
  ...(left !== null && { left }),
  ...(center !== null && { center }),
  ...(right !== null && { right }),
  ...(actions.length > 0 && { actions: writeActions(actions) }),
})
