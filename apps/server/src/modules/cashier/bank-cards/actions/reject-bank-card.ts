import { z } from 'zod'
import { refuse, succeed } from '../../../../core/outcome.ts'
import { defineAction } from '../../../../operator/action.ts'
import { oneOperator } from '../../../../operator/four-eyes/rule.ts'
import { decideCard, findCard, lockWaitingCard } from '../card-queries.ts'
import { releaseFiles } from '../release-files.ts'
import { tellRejected } from '../tell-player.ts'
import { cardSubject, cardTarget } from './card-target.ts'

/** Rejects a card in review and notifies the player (`message`, or else the operator's reason). 404 unknown card, 10040 not in review. */
export const rejectBankCard = defineAction({
  name: 'reject-bank-card',
  permission: 'cards.review',
  summary: 'Reject a bank card in review; the player sees the message',
  input: cardTarget.extend({ message: z.string().trim().min(1).max(200).optional() }),
  fourEyes: oneOperator('a refusal gives nothing'),
  subject: cardSubject,
  async run(hall, trx, { card_id: cardId, message }, _by, reason) {
    if ((await findCard(trx, cardId)) === undefined) return refuse(404)
    const card = await lockWaitingCard(trx, cardId)
    if (card === undefined) return refuse(10040)
    const shown = message ?? reason
    const now = hall.clock.now()
    await decideCard(trx, cardId, { status: 2, reject_reason: shown, decided_at: now })
    await releaseFiles(trx, card, now)
    await tellRejected(hall, trx, card, shown)
    return succeed({ card_id: cardId.toString(), player_id: card.player_id.toString() })
  },
})
