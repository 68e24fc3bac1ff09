export type { Mail, MailSender } from './mail-sender.ts'
export { createSmtpMailSender } from './smtp/provider.ts'
