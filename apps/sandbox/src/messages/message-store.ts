import type { SandboxContext } from '../sandbox-context.ts'

export interface SentMessage {
  readonly channel: 'sms' | 'email'
  readonly to: string
  readonly text: string
  readonly code: string | null
  readonly at: string
}

const MOST = 100

/** Keeps what a phone or mailbox received. Taiwan's numbers are kept as people write them. */
export async function keepMessage(
  { db, clock }: SandboxContext,
  message: { readonly channel: 'sms' | 'email'; readonly to: string; readonly text: string },
): Promise<void> {
  await db
    .insertInto('sandbox.messages')
    .values({
      channel: message.channel,
      recipient: localRecipient(message.to),
      text: message.text,
      code: /(?<!\d)\d{6}(?!\d)/.exec(message.text)?.[0] ?? null,
      at: clock.now(),
    })
    .execute()
}

/** What was sent, newest first; to one recipient, or to everybody. */
export async function listMessages({ db }: SandboxContext, to: string | null): Promise<SentMessage[]> {
  let query = db.selectFrom('sandbox.messages').selectAll()
  if (to !== null) query = query.where('recipient', '=', localRecipient(to))
  const rows = await query.orderBy('message_id', 'desc').limit(MOST).execute()
  return rows.map(({ channel, recipient, text, code, at }) => ({
    channel,
    to: recipient,
    text,
    code,
    at: at.toISOString(),
  }))
}

/** `+886912345678` and `0912345678` are the same phone; mail addresses are compared without case. */
const localRecipient = (to: string): string =>
  to
    .trim()
    .replace(/^\+886/, '0')
    .toLowerCase()
