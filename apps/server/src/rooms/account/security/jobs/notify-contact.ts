import type { ContactKind } from '@gamehall/contract/account'
import { z } from 'zod'
import { defineJob } from '../../../../platform/jobs/job.ts'
import type { AccountContext, AccountTrx } from '../../tables.ts'

const contextOf = (playerId: string) => `security-notice/${playerId}`
const noticePayload = z.object({ to: z.string(), subject: z.string(), text: z.string() })

/** Sends a security notice by SMS or email. Recipient and text are encrypted in the job payload. */
export const notifyContact = defineJob({
  name: 'notify-contact',
  payload: z.object({
    player_id: z.string().regex(/^\d+$/),
    kind: z.enum(['phone', 'email']),
    sealed: z.base64(),
  }),
  maxAttempts: 8,
  async run(ctx: AccountContext, { player_id: playerId, kind, sealed }) {
    const decrypted: unknown = JSON.parse(
      ctx.encryptor.decryptText(Buffer.from(sealed, 'base64'), contextOf(playerId)),
    )
    const { to, subject, text } = noticePayload.parse(decrypted)
    const delivery =
      kind === 'phone'
        ? await ctx.providers.sms.send({ to, text })
        : await ctx.providers.mail.send({ to, subject, text })
    // A refusal is final; without an answer the job is retried: a duplicate notice is better than none.
    if (delivery.status === 'refused') {
      ctx.log.warn({ kind, reason: delivery.reason }, 'a security notice was refused')
    } else if (delivery.status !== 'sent') {
      throw new Error(`security notice by ${kind}: ${delivery.status}`)
    }
  },
})

export interface NoticeTarget {
  readonly kind: ContactKind
  /** A phone in E.164, or an email. */
  readonly to: string
}

/** Enqueues a security notice to one contact, in the caller's transaction. */
export async function enqueueContactNotice(
  ctx: AccountContext,
  trx: AccountTrx,
  playerId: bigint,
  { kind, to }: NoticeTarget,
  { subject, text }: { readonly subject: string; readonly text: string },
): Promise<void> {
  const sealed = ctx.encryptor.encryptText(
    JSON.stringify({ to, subject, text }),
    contextOf(playerId.toString()),
  )
  await ctx.jobs.enqueue(trx, notifyContact, {
    player_id: playerId.toString(),
    kind,
    sealed: sealed.toString('base64'),
  })
}
