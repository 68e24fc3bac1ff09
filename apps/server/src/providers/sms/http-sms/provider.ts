import type { SmsSender } from '../sms-sender.ts'
import { postMessage } from './api.ts'
import { toDeliveryResult, toForm } from './transform.ts'
import type { HttpSmsOptions } from './types.ts'

/** Sends through an HTTP vendor of Twilio's shape (docs/protocols/sms.md). Never throws. */
export function createHttpSmsSender(options: HttpSmsOptions): SmsSender {
  return {
    async send(sms) {
      const answer = await postMessage(options, toForm(sms, options.from))
      if (answer.kind === 'answered') return toDeliveryResult(answer.status, answer.body)
      return { status: answer.kind === 'never_left' ? 'refused' : 'unknown', reason: answer.reason }
    },
  }
}
