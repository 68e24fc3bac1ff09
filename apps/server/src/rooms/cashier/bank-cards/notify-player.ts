import type { Locale } from '@gamehall/contract/constants'
import { sendMessage, sendPush } from '../../inbox/index.ts'
import type { CashierContext, CashierTrx } from '../tables.ts'
import type { CardRow } from './card-queries.ts'
import { localizedBankName } from './card-view.ts'

type Texts = Readonly<Record<Locale, string>>
type Title = (bank: string, digits: string) => Texts

const ACCEPTED: Title = (bank, digits) => ({
  'zh-TW': `${bank}（${digits}）審核通過`,
  en: `${bank} ${digits} approved`,
})
const REJECTED: Title = (bank, digits) => ({
  'zh-TW': `${bank}（${digits}）審核未通過`,
  en: `${bank} ${digits} not approved`,
})

export const notifyCardAccepted = (ctx: CashierContext, trx: CashierTrx, card: CardRow): Promise<void> =>
  notifyDecision(ctx, trx, card, ACCEPTED, (name) => ({
    'zh-TW': `您的${name}帳戶（末四碼 ${card.last_digits}）已通過審核，可用於提款`,
    en: `Your ${name} account ending in ${card.last_digits} is approved. You can now withdraw to it.`,
  }))

export const notifyCardRejected = (
  ctx: CashierContext,
  trx: CashierTrx,
  card: CardRow,
  reason: string,
): Promise<void> =>
  notifyDecision(ctx, trx, card, REJECTED, (name) => ({
    'zh-TW': `您的${name}帳戶（末四碼 ${card.last_digits}）審核未通過：${reason}`,
    en: `Your ${name} account ending in ${card.last_digits} was not approved: ${reason}`,
  }))

async function notifyDecision(
  ctx: CashierContext,
  trx: CashierTrx,
  card: CardRow,
  head: Title,
  say: (bank: string) => Texts,
): Promise<void> {
  const bank = { name: card.bank_name, name_en: card.bank_name_en }
  const bankIn = (locale: Locale) => localizedBankName(bank, locale)
  const titleIn = (locale: Locale) => head(bankIn(locale), card.last_digits)[locale]
  await sendPush(ctx, trx, card.player_id, {
    msg_type: 'user_change',
    push: { text: '', badge: 0, voice: null, silence: true, type: 'system' },
    content: { keys: ['bank_cards'] },
  })
  await sendMessage(ctx, trx, card.player_id, {
    type: 'manual',
    title: { 'zh-TW': titleIn('zh-TW'), en: titleIn('en') },
    texts: { 'zh-TW': say(bankIn('zh-TW'))['zh-TW'], en: say(bankIn('en')).en },
    reqId: card.card_id.toString(),
    target: '/bank',
  })
}
