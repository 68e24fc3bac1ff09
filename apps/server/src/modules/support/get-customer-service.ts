import type { getCustomerService as call } from '@gamehall/contract/support'
import { localized } from '../../core/localized.ts'
import { succeed } from '../../core/outcome.ts'
import type { UseCase } from '../../http/route.ts'
import { readSiteSettings } from '../site/index.ts'
import { isSupportOpen } from './support-hours.ts'

/** §7 GET /sys/customer: contact channels and hours from the site settings, and whether it is open now. */
export const getCustomerService: UseCase<typeof call> = async (hall, _request, caller) => {
  const settings = await readSiteSettings(hall.db)
  return succeed({
    hours: localized(settings.support_hours, caller.locale),
    is_open: isSupportOpen(settings.support_schedule, hall.clock.now()),
    channels: settings.support_channels.map(({ kind, name, value, href }) => ({
      kind,
      name: localized(name, caller.locale),
      value,
      href,
    })),
  })
}
