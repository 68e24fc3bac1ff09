import { operatorCalls } from '@gamehall/contract/operator'
import { succeed } from '../../../../platform/context/outcome.ts'
import { implementRead } from '../../../../platform/operator/action.ts'
import type { CashierContext, CashierTrx } from '../../tables.ts'
import { findWaitingCards } from '../card-queries.ts'
import { viewCard } from '../card-view.ts'

/** Lists the cards in review, oldest first; numbers and names are masked (`view-bank-card` shows one unmasked). */
export const listBankCardsWaiting = implementRead(operatorCalls.listBankCardsWaiting, {
  async run(ctx: CashierContext, trx: CashierTrx, { limit }) {
    const cards = await findWaitingCards(trx, limit)
    return succeed({
      list: cards.map((card) => ({ player_id: card.player_id.toString(), ...viewCard(ctx, card, 'zh-TW') })),
    })
  },
})
