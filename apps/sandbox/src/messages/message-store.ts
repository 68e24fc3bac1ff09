import type { SandboxContext } from '../sandbox-context.ts'

export interface SentMessage {
  readonly channel: 'sms' | 'email'
  readonly to: string
  readonly text: string
  readonly code: string | null
  readonly at: string
}

const MOST = 100

/** Saves a message to a phone or mailbox. Taiwanese numbers are stored in local form. */
export async function saveMessage(
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

/** Lists messages, newest first, of one recipient or of all. */
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

/** Normalizes a recipient: `+886912345678` to `0912345678`, mail addresses to lower case. */
const localRecipient = (to: string): string =>
  to
    .trim()
    .replace(/^\+886/, '0')
    .toLowerCase()
