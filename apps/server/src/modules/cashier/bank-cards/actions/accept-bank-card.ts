import { refuse, refuseField, succeed } from '../../../../core/outcome.ts'
import { defineAction } from '../../../../operator/action.ts'
import { oneOperator } from '../../../../operator/four-eyes/rule.ts'
import { readRealName } from '../../../identity/index.ts'
import { decideCard, findCard, lockWaitingCard } from '../card-queries.ts'
import { openHolder } from '../card-secrets.ts'
import { isSameName } from '../same-name.ts'
import { tellAccepted } from '../tell-player.ts'
import { cardSubject, cardTarget } from './card-target.ts'

/**
 * Accepts a card in review, so that the player can withdraw to it. 404 unknown card, 10040 not in review, 10086 the
 * player's name is no longer verified, 400 `holder_name` when another name was verified since.
 */
export const acceptBankCard = defineAction({
  name: 'accept-bank-card',
  permission: 'cards.review',
  summary: 'Approve a bank card in review',
  input: cardTarget,
  fourEyes: oneOperator('the holder has to be the verified name'),
  subject: cardSubject,
  async run(hall, trx, { card_id: cardId }) {
    if ((await findCard(trx, cardId)) === undefined) return refuse(404)
    const card = await lockWaitingCard(trx, cardId)
    if (card === undefined) return refuse(10040)
    const { name } = await readRealName(hall, trx, card.player_id)
    if (name === null) return refuse(10086)
    if (!isSameName(name, openHolder(hall.sealer, card))) return refuseField('holder_name', 'holder_mismatch')
    await decideCard(trx, cardId, { status: 1, decided_at: hall.clock.now() })
    await tellAccepted(hall, trx, card)
    return succeed({ card_id: cardId.toString(), player_id: card.player_id.toString() })
  },
})
