import type { GamePlay } from '../../../src/games/game-module.ts'
import { replayRound } from '../../../src/games/replay-round.ts'
import type { GameVerifier } from '../frontend/game-frontend.ts'
import { toMinor } from '../money/wire-money.ts'
import { isAmount, verifyField } from './verify-field.ts'

export interface SlotBet {
  readonly amount: string
}

interface SlotVerifierParts<State, View extends object> {
  readonly play: GamePlay<SlotBet, State, never, View>
  /** The stakes that the game takes, in minor units. */
  readonly stakes: readonly bigint[]
  readonly text: Parameters<typeof verifyField<'bet', 'wrongBet'>>[0]
  readonly VerifyView: GameVerifier<SlotBet, never, View>['VerifyView']
}

/** The verifier of a slot whose bet is a stake alone. */
export const createSlotVerifier = <State, View extends object>({
  play,
  stakes,
  text,
  VerifyView,
}: SlotVerifierParts<State, View>): GameVerifier<SlotBet, never, View> => ({
  fields: [verifyField(text, 'bet', 'wrongBet', 'number')],
  readParams: ({ bet = '10.00' }) => ({ bet }),
  readInputs: ({ bet = '' }) =>
    isAmount(bet) && stakes.includes(toMinor(bet))
      ? { ok: true, bet: { amount: bet }, actions: [] }
      : { ok: false, field: 'bet' },
  verify: (seeds, bet, actions) => replayRound(play, seeds, bet, actions),
  VerifyView,
})
