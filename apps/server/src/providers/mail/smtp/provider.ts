import nodemailer from 'nodemailer'
import type { MailSender } from '../index.ts'
import { failureOf } from './transform.ts'
import type { SmtpOptions } from './types.ts'

const DEFAULT_TIMEOUT_MS = 8_000

/** Sends by SMTP, one connection a message. Never throws. */
export function createSmtpMailSender(options: SmtpOptions): MailSender {
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS
  const transport = nodemailer.createTransport({
    url: options.url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
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
        return failureOf(error)
      }
    },
  }
}
