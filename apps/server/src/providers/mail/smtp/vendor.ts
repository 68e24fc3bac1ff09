import { requireSetting } from '../../../platform/config/require-setting.ts'
import type { SiteVendor } from '../../open-site-vendor.ts'
import type { MailSender } from '../mail-sender.ts'
import { createSmtpMailSender } from './provider.ts'

/** The mail server of `SMTP_URL`. */
export const smtp: SiteVendor<MailSender> = {
  create: ({ config }) =>
    createSmtpMailSender({ url: requireSetting(config, 'SMTP_URL'), from: config.MAIL_FROM }),
}
