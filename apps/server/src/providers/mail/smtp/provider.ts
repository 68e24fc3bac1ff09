import nodemailer from 'nodemailer'
import type { MailSender } from '../mail-sender.ts'
import { toDeliveryFailure } from './transform.ts'
import type { SmtpOptions } from './types.ts'

const DEFAULT_TIMEOUT_MS = 8_000

/** Sends by SMTP, one connection a message. Never throws. */
export function createSmtpMailSender(options: SmtpOptions): MailSender {
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS
  const transport = nodemailer.createTransport({
    url: options.url,
    connectionTimeout: timeoutMs,
    // Sooner than the silence that may hide a delivery: without a greeting nothing was said.
    greetingTimeout: timeoutMs / 2,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      try {
        const sent = await transport.sendMail({ from: options.from, ...mail })
        return { status: 'sent', vendorId: sent.messageId }
      } catch (error) {
        return toDeliveryFailure(error)
      }
    },
  }
}
