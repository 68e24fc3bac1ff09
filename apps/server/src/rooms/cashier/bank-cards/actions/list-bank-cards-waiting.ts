import { z } from 'zod'
import { succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'
import { singleOperator } from '../../../../platform/operator/four-eyes/four-eyes-rule.ts'
import { findWaitingCards } from '../card-queries.ts'
import { viewCard } from '../card-view.ts'

/** Lists the cards in review, oldest first; numbers and names are masked (`view-bank-card` shows one unmasked). */
export const listBankCardsWaiting = defineAction({
  name: 'list-bank-cards-waiting',
  permission: 'cards.review',
  summary: 'List bank cards in review',
  input: z.object({ limit: z.coerce.number().int().min(1).max(200).default(50) }),
  fourEyes: singleOperator('reads only'),
  subject: () => 'bank cards waiting',
  async run(ctx, trx, { limit }) {
    const cards = await findWaitingCards(trx, limit)
    return succeed({
      list: cards.map((card) => ({ player_id: card.player_id.toString(), ...viewCard(ctx, card, 'zh-TW') })),
    })
  },
})
