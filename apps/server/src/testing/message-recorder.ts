import type { DeliveryResult } from '../providers/delivery-result.ts'
import type { MailSender } from '../providers/mail/index.ts'
import type { SmsSender } from '../providers/sms/index.ts'

export interface RecordedMessage {
  readonly to: string
  readonly text: string
  /** The six-digit code in the message; null without one. */
  readonly code: string | null
}

export interface MessageRecorder {
  readonly sms: SmsSender
  readonly mail: MailSender
  readonly messages: readonly RecordedMessage[]
  /** The newest message to someone. Throws when there is none. */
  latest(to: string): RecordedMessage
  /** The newest code to someone. Throws when the newest message holds none. */
  codeFor(to: string): string
  /** The vendors' result from now on. */
  answerWith(result: DeliveryResult): void
}

/** Records the messages to phones and mailboxes. */
export function createMessageRecorder(): MessageRecorder {
  const messages: RecordedMessage[] = []
  let result: DeliveryResult = { status: 'sent', vendorId: 'recorded' }
  const record = async (to: string, text: string) => {
    messages.push({ to, text, code: /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? null })
    return result
  }
  const latest = (to: string) => {
    const message = messages.findLast((sent) => sent.to === to)
    if (message === undefined) throw new Error(`nothing was sent to ${to}`)
    return message
  }
  return {
    sms: { send: ({ to, text }) => record(to, text) },
    mail: { send: ({ to, text }) => record(to, text) },
    messages,
    latest,
    codeFor(to) {
      const { code, text } = latest(to)
      if (code === null) throw new Error(`no code in: ${text}`)
      return code
    },
    answerWith(next) {
      result = next
    },
  }
}
