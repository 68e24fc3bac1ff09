import { refusingSender } from '../not-configured.ts'
import type { SiteVendors } from '../open-site-vendor.ts'
import type { MailSender } from './mail-sender.ts'
import { smtp } from './smtp/vendor.ts'

/** Every mail vendor, by the id in `MAIL_VENDOR`. */
export const mailVendors: SiteVendors<MailSender> = {
  kind: 'mail vendor',
  setting: 'MAIL_VENDOR',
  usual: ({ SMTP_URL }) => (SMTP_URL === undefined ? 'none' : 'smtp'),
  vendors: {
    smtp,
    none: { create: () => refusingSender },
  },
}
