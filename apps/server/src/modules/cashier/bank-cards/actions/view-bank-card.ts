import { refuse, succeed } from '../../../../core/outcome.ts'
import { defineAction } from '../../../../operator/action.ts'
import { oneOperator } from '../../../../operator/four-eyes/rule.ts'
import { readRealName } from '../../../identity/index.ts'
import { signLook } from '../../../site/index.ts'
import { findCard } from '../card-queries.ts'
import { openHolder, openNumber } from '../card-secrets.ts'
import { viewCard } from '../card-view.ts'
import { cardSubject, cardTarget } from './card-target.ts'

/** Shows one card unmasked, with URLs of its photo and video that expire after a minute. Audited. 404 unknown card. */
export const viewBankCard = defineAction({
  name: 'view-bank-card',
  permission: 'cards.review',
  summary: 'View a bank card with its photo and video',
  input: cardTarget,
  secrets: ['bank_num', 'holder_name', 'verified_name', 'photo_url', 'video_url'],
  fourEyes: oneOperator('reads only, and is recorded'),
  subject: cardSubject,
  async run(hall, trx, { card_id: cardId }) {
    const card = await findCard(trx, cardId)
    if (card === undefined) return refuse(404)
    const { name } = await readRealName(hall, trx, card.player_id)
    return succeed({
      ...viewCard(hall, card, 'zh-TW'),
      player_id: card.player_id.toString(),
      bank_num: openNumber(hall.sealer, card),
      holder_name: openHolder(hall.sealer, card),
      verified_name: name,
      photo_url: signLook(hall, card.photo_upload_id),
      video_url: signLook(hall, card.video_upload_id),
    })
  },
})
