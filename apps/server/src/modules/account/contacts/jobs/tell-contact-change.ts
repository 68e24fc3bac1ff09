import type { ContactKind } from '@gamehall/contract/account'
import { LOCALES, type Locale } from '@gamehall/contract/constants'
import { z } from 'zod'
import type { Hall } from '../../../../core/hall.ts'
import type { Trx } from '../../../../core/transact.ts'
import { defineJob } from '../../../../jobs/job.ts'

type Words = Readonly<Record<Locale, string>>

const changed: Record<ContactKind, Words> = {
  phone: {
    'zh-TW': '您帳號綁定的手機已變更為其他號碼，此號碼不再用於登入與驗證。若非您本人操作，請立即聯絡客服。',
    en: 'The phone of your account was changed to another number; this one no longer logs in or verifies. If this was not you, contact customer service at once.',
  },
  email: {
    'zh-TW': '您帳號綁定的電子郵件已變更為其他信箱，此信箱不再用於驗證。若非您本人操作，請立即聯絡客服。',
    en: 'The email of your account was changed to another mailbox; this one no longer verifies. If this was not you, contact customer service at once.',
  },
}
const subject: Words = { 'zh-TW': '您的帳號資料已變更', en: 'Your account was changed' }

const contextOf = (playerId: string) => `old-contact/${playerId}`

/** Tells the phone or mailbox that was bound before. Where it went rests sealed in the queue. */
export const tellOldContact = defineJob({
  name: 'tell-old-contact',
  payload: z.object({
    player_id: z.string().regex(/^\d+$/),
    kind: z.enum(['phone', 'email']),
    sealed_to: z.base64(),
    locale: z.enum(LOCALES),
  }),
  maxAttempts: 8,
  async run(hall, { player_id: playerId, kind, sealed_to: sealedTo, locale }) {
    const to = hall.sealer.openText(Buffer.from(sealedTo, 'base64'), contextOf(playerId))
    const text = changed[kind][locale]
    const delivery =
      kind === 'phone'
        ? await hall.providers.sms.send({ to, text })
        : await hall.providers.mail.send({ to, subject: subject[locale], text })
    // Refused is for good; without an answer it is tried again, for twice is better than never.
    if (delivery.status === 'refused') {
      hall.log.warn({ kind, reason: delivery.reason }, 'the old contact could not be told')
    } else if (delivery.status !== 'sent') {
      throw new Error(`telling the old contact: ${delivery.status}`)
    }
  },
})

export interface ContactChange {
  readonly playerId: bigint
  readonly kind: ContactKind
  /** The old phone in E.164, or the old email. */
  readonly to: string
  readonly locale: Locale
}

export async function tellContactChange(
  hall: Hall,
  trx: Trx,
  { playerId, kind, to, locale }: ContactChange,
): Promise<void> {
  const sealed = hall.sealer.sealText(to, contextOf(playerId.toString()))
  await hall.jobs.enqueue(trx, tellOldContact, {
    player_id: playerId.toString(),
    kind,
    sealed_to: sealed.toString('base64'),
    locale,
  })
}
