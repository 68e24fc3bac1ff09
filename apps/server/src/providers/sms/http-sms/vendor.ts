import { requireSetting } from '../../../platform/config/require-setting.ts'
import type { SiteVendor } from '../../open-site-vendor.ts'
import type { SmsSender } from '../sms-sender.ts'
import { createHttpSmsSender } from './provider.ts'

/** The HTTP vendor of `SMS_URL`. */
export const httpSms: SiteVendor<SmsSender> = {
  create: ({ config }) =>
    createHttpSmsSender({
      url: requireSetting(config, 'SMS_URL').replace(/\/+$/, ''),
      accountId: requireSetting(config, 'SMS_ACCOUNT_ID'),
      authToken: requireSetting(config, 'SMS_AUTH_TOKEN'),
      from: requireSetting(config, 'SMS_FROM'),
    }),
}
