import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { readRealName } from '../../../identity/index.ts'
import type { CashierContext, CashierTrx } from '../../tables.ts'
import { decryptCardHolder } from '../card-encryption.ts'
import { decideCard, findCard, lockWaitingCard } from '../card-queries.ts'
import { notifyCardAccepted } from '../notify-player.ts'
import { isSameName } from '../same-name.ts'
import { cardSubject } from './card-target.ts'

/**
 * Accepts a card in review, so that the player can withdraw to it. 404 unknown card, 10040 not in review, 10086 the
 * player's name is no longer verified, 400 `holder_name` when another name was verified since.
 */
export const acceptBankCard = implementAction(operatorCalls.acceptBankCard, {
  subject: cardSubject,
  async run(ctx: CashierContext, trx: CashierTrx, { card_id: cardId }) {
    if ((await findCard(trx, cardId)) === undefined) return refuse(404)
    const card = await lockWaitingCard(trx, cardId)
    if (card === undefined) return refuse(10040)
    const { name } = await readRealName(ctx, trx, card.player_id)
    if (name === null) return refuse(10086)
    if (!isSameName(name, decryptCardHolder(ctx.encryptor, card)))
      return refuseField('holder_name', 'holder_mismatch')
    await decideCard(trx, cardId, { status: 1, decided_at: ctx.clock.now() })
    await notifyCardAccepted(ctx, trx, card)
    return succeed({ card_id: cardId.toString(), player_id: card.player_id.toString() })
  },
})
