export { createHttpSmsSender } from './http-sms/provider.ts'
export type { Sms, SmsSender } from './sms-sender.ts'
