import { requireSetting } from '../../../platform/config/require-setting.ts'
import type { SiteVendor } from '../../open-site-vendor.ts'
import type { WebPushSender } from '../web-push-sender.ts'
import { createVapidSender } from './vapid-sender.ts'

/** The browsers' own push services, with the keys of `VAPID_PUBLIC_KEY`. */
export const vapid: SiteVendor<WebPushSender> = {
  create: ({ config }) =>
    createVapidSender({
      publicKey: requireSetting(config, 'VAPID_PUBLIC_KEY'),
      privateKey: requireSetting(config, 'VAPID_PRIVATE_KEY'),
      subject: `mailto:${config.MAIL_FROM}`,
    }),
}
