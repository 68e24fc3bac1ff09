export type { Mail, MailSender } from './mail-sender.ts'
export { mailVendors } from './registry.ts'
