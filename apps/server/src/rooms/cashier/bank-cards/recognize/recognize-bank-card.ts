import type { recognizeBankCard as call } from '@gamehall/contract/cashier'
import { refuse, refuseField, succeed } from '../../../../platform/context/outcome.ts'
import type { UseCase } from '../../../../platform/http/route.ts'
import { readOwnUpload } from '../../../site/index.ts'
import type { CashierContext } from '../../tables.ts'
import { readCardPhoto } from './read-card-photo.ts'

const TIMEOUT_MS = 10_000

/**
 * §7 /bank/usercards/identity: recognizes number and bank in the player's uploaded photo with local OCR within 10 s;
 * uncertain fields are null. 400 `upload_id` unknown upload, 10324 when OCR is busy or fails.
 */
export const recognizeBankCard: UseCase<typeof call, CashierContext> = async (ctx, request, caller) => {
  const { playerId } = caller.session
  const photo = await readOwnUpload(ctx, playerId, request.upload_id, 'bank_card_photo')
  if (photo === null) return refuseField('upload_id', 'upload_unknown')
  const banks = await ctx.db.selectFrom('banks').select('bank_code').execute()
  const codes = new Set(banks.map(({ bank_code }) => bank_code))
  const before = AbortSignal.timeout(TIMEOUT_MS)
  const facts = await readCardPhoto(ctx.providers.ocr, photo.bytes, (code) => codes.has(code), before)
  if (facts === null) return refuse(10324)
  return succeed({
    bank_num: facts.bankNum,
    bank_code: facts.bankCode,
    is_checked: facts.isChecked,
    confidence: Math.round(facts.confidence * 100) / 100,
  })
}
