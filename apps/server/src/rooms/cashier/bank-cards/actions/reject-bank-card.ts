import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { CashierContext, CashierTrx } from '../../tables.ts'
import { decideCard, findCard, lockWaitingCard } from '../card-queries.ts'
import { notifyCardRejected } from '../notify-player.ts'
import { releaseCardFiles } from '../release-card-files.ts'
import { cardSubject } from './card-target.ts'

/** Rejects a card in review and notifies the player (`message`, or else the operator's reason). 404 unknown card, 10040 not in review. */
export const rejectBankCard = implementAction(operatorCalls.rejectBankCard, {
  subject: cardSubject,
  async run(ctx: CashierContext, trx: CashierTrx, { card_id: cardId, message }, _by, reason) {
    if ((await findCard(trx, cardId)) === undefined) return refuse(404)
    const card = await lockWaitingCard(trx, cardId)
    if (card === undefined) return refuse(10040)
    const shown = message ?? reason
    const now = ctx.clock.now()
    await decideCard(trx, cardId, { status: 2, reject_reason: shown, decided_at: now })
    await releaseCardFiles(trx, card, now)
    await notifyCardRejected(ctx, trx, card, shown)
    return succeed({ card_id: cardId.toString(), player_id: card.player_id.toString() })
  },
})
