import type { DeliveryResult } from '../delivery-result.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface MailSender {
  send(mail: Mail): Promise<DeliveryResult>
}
