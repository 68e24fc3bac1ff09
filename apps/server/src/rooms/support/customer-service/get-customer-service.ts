import type { getCustomerService as call } from '@gamehall/contract/support'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { localizeText } from '../../../platform/text/localize-text.ts'
import { readSiteSettings } from '../../site/index.ts'
import type { SupportContext } from '../tables.ts'
import { isSupportOpen } from './support-hours.ts'

/** §7 GET /sys/customer: contact channels and hours from the site settings, and whether it is open now. */
export const getCustomerService: UseCase<typeof call, SupportContext> = async (ctx, _request, caller) => {
  const settings = await readSiteSettings(ctx.db)
  return succeed({
    hours: localizeText(settings.support_hours, caller.locale),
    is_open: isSupportOpen(settings.support_schedule, ctx.clock.now()),
    channels: settings.support_channels.map(({ kind, name, value, href }) => ({
      kind,
      name: localizeText(name, caller.locale),
      value,
      href,
    })),
  })
}
