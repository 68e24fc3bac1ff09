import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementRead } from '../../../../platform/operator/action.ts'
import { readRealName } from '../../../identity/index.ts'
import { signFileUrl } from '../../../site/index.ts'
import type { CashierContext, CashierTrx } from '../../tables.ts'
import { decryptCardHolder, decryptCardNumber } from '../card-encryption.ts'
import { findCard } from '../card-queries.ts'
import { viewCard } from '../card-view.ts'
import { cardSubject } from './card-target.ts'

/** Shows one card unmasked, with URLs of its photo and video that expire after a minute. Audited. 404 unknown card. */
export const viewBankCard = implementRead(operatorCalls.viewBankCard, {
  subject: cardSubject,
  async run(ctx: CashierContext, trx: CashierTrx, { card_id: cardId }) {
    const card = await findCard(trx, cardId)
    if (card === undefined) return refuse(404)
    const { name } = await readRealName(ctx, trx, card.player_id)
    return succeed({
      ...viewCard(ctx, card, 'zh-TW'),
      player_id: card.player_id.toString(),
      bank_num: decryptCardNumber(ctx.encryptor, card),
      holder_name: decryptCardHolder(ctx.encryptor, card),
      verified_name: name,
      photo_url: signFileUrl(ctx, card.photo_upload_id),
      video_url: signFileUrl(ctx, card.video_upload_id),
    })
  },
})
