import { refusingSender } from '../not-configured.ts'
import type { SiteVendors } from '../open-site-vendor.ts'
import { httpSms } from './http-sms/vendor.ts'
import type { SmsSender } from './sms-sender.ts'

/** Every SMS vendor, by the id in `SMS_VENDOR`. */
export const smsVendors: SiteVendors<SmsSender> = {
  kind: 'SMS vendor',
  setting: 'SMS_VENDOR',
  usual: ({ SMS_URL }) => (SMS_URL === undefined ? 'none' : 'http'),
  vendors: {
    http: httpSms,
    none: { create: () => refusingSender },
  },
}
