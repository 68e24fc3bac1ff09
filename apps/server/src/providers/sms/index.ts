export { smsVendors } from './registry.ts'
export type { Sms, SmsSender } from './sms-sender.ts'
