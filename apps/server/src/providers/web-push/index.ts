export { webPushVendors } from './registry.ts'
export { createVapidSender } from './vapid/vapid-sender.ts'
export type { WebPushAddress, WebPushSender } from './web-push-sender.ts'
