import type { DeliveryResult } from '../delivery-result.ts'

/** One message to one phone. `to` is E.164: `+886912345678`. */
export interface Sms {
  readonly to: string
  readonly text: string
}

export interface SmsSender {
  send(sms: Sms): Promise<DeliveryResult>
}
