import type { OpenSessionResponse, Round } from '../../../src/game-api/schema.ts'
import type { SlotDraft } from './slot-types.ts'

/** The parts of a slot's page that concern its bet, which is a stake alone. */
export const slotBet = {
  createDraft: ({ bets }: OpenSessionResponse, last: Pick<Round, 'bet'> | null): SlotDraft => ({
    bet: last !== null && bets.choices.includes(last.bet) ? last.bet : bets.start,
  }),
  draftOf: ({ amount }: { readonly amount: string }): SlotDraft => ({ bet: amount }),
  verifyParams: ({ bet }: Pick<Round, 'bet'>) => ({ bet }),
}
