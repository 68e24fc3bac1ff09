import type { Locale } from '@gamehall/contract/constants'
import { reasonTextOf } from '@gamehall/contract/identity'
import { sendMessage, sendPush } from '../../inbox/index.ts'
import type { AttemptRow } from '../attempts/attempt-queries.ts'
import type { IdentityContext, IdentityTrx } from '../tables.ts'

type Texts = Readonly<Record<Locale, string>>

const VERIFIED_TITLE: Texts = { 'zh-TW': '實名認證已通過', en: 'Verification approved' }
const FAILED_TITLE: Texts = { 'zh-TW': '實名認證未通過', en: 'Verification not approved' }
const VERIFIED: Texts = {
  'zh-TW': '您的實名認證已通過，現在可以綁定銀行卡並提款',
  en: 'Your identity is verified. You can now add a bank card and withdraw',
}

/** Pushes a change, so that open pages reload the verification state. */
export async function notifyIdentityChanged(
  ctx: IdentityContext,
  trx: IdentityTrx,
  playerId: bigint,
): Promise<void> {
  await sendPush(ctx, trx, playerId, {
    msg_type: 'user_change',
    push: { text: '', badge: 0, voice: null, silence: true, type: 'system' },
    content: { keys: ['real_name', 'real_name_status'] },
  })
}

/** Notifies a player whose name an operator verified in person. */
export async function notifyNameVerified(
  ctx: IdentityContext,
  trx: IdentityTrx,
  playerId: bigint,
): Promise<void> {
  await notifyIdentityChanged(ctx, trx, playerId)
  await sendMessage(ctx, trx, playerId, {
    type: 'manual',
    title: VERIFIED_TITLE,
    texts: VERIFIED,
    target: '/realname_success',
    isSilent: false,
  })
}

/** Notifies the decision in the inbox. Automatic decisions are silent: the player is on the page. */
export async function notifyDecision(
  ctx: IdentityContext,
  trx: IdentityTrx,
  attempt: AttemptRow,
  isSilent: boolean,
): Promise<void> {
  await notifyIdentityChanged(ctx, trx, attempt.player_id)
  const isVerified = attempt.status === 'verified'
  await sendMessage(ctx, trx, attempt.player_id, {
    type: isSilent ? 'system' : 'manual',
    title: isVerified ? VERIFIED_TITLE : FAILED_TITLE,
    texts: isVerified ? VERIFIED : failureTexts(attempt),
    reqId: attempt.attempt_id.toString(),
    target: '/realname_success',
    isSilent,
  })
}

function failureTexts({ document_type: type, reasons, note }: AttemptRow): Texts {
  const reasonsIn = (locale: Locale) => reasons.map((reason) => reasonTextOf(reason, type)[locale])
  return {
    'zh-TW': `您的實名認證未通過：${[reasonsIn('zh-TW').join('、'), ...(note === null ? [] : [note])].join('。')}`,
    en: ['Your name couldn’t be verified', ...reasonsIn('en'), ...(note === null ? [] : [note])].join('. '),
  }
}
