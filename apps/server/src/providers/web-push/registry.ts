import type { SiteVendors } from '../open-site-vendor.ts'
import { vapid } from './vapid/vendor.ts'
import type { WebPushSender } from './web-push-sender.ts'

/** Every sender of web pushes, by the id in `WEB_PUSH_VENDOR`. */
export const webPushVendors: SiteVendors<WebPushSender> = {
  kind: 'sender of web pushes',
  setting: 'WEB_PUSH_VENDOR',
  usual: () => 'vapid',
  vendors: {
    vapid,
  },
}
