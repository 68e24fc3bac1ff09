import { DEFAULT_MINIMUM_AGE, type Locale } from '@gamehall/contract/constants'
import type { getSiteConfig as call, SiteConfig } from '@gamehall/contract/site'
import type { Hall } from '../../core/hall.ts'
import { localized } from '../../core/localized.ts'
import { succeed } from '../../core/outcome.ts'
import type { UseCase } from '../../http/route.ts'
import { usableApiUrl } from './site-address.ts'
import { readSiteSettings } from './site-queries.ts'

/** §7 /sites/siteconfig: name, colours and addresses of this site. */
export const getSiteConfig: UseCase<typeof call> = async (hall, _request, caller) =>
  succeed(await readSiteConfig(hall, caller.locale))

/** §8, 10027: the closure notice and contacts; null while the site is open. */
function closureOf(
  settings: Awaited<ReturnType<typeof readSiteSettings>>,
  locale: Locale,
): SiteConfig['closed'] {
  const { closed_at, closed_until, closed_notice, support_channels } = settings
  if (closed_at === null || closed_notice === null) return null
  return {
    notice: localized(closed_notice, locale),
    since: closed_at.toISOString(),
    until: closed_until?.toISOString() ?? null,
    contacts: support_channels.map(({ name, value, href }) => ({
      name: localized(name, locale),
      value,
      href,
    })),
  }
}

async function readSiteConfig(hall: Hall, locale: Locale): Promise<SiteConfig> {
  const settings = await readSiteSettings(hall.db)
  return {
    name: localized(settings.name, locale),
    short_name: settings.short_name,
    logo: settings.logo,
    colors: { accent: settings.accent_color, info: settings.info_color },
    api_url: usableApiUrl(settings.api_url),
    mode: hall.config.GAMEHALL_MODE,
    google_client_id: hall.config.GOOGLE_CLIENT_ID ?? null,
    support_email: settings.support_channels.find(({ kind }) => kind === 'email')?.value ?? null,
    closed: closureOf(settings, locale),
    minimum_age: hall.config.MINIMUM_AGE ?? DEFAULT_MINIMUM_AGE,
    asks_birth_date: hall.config.MINIMUM_AGE !== undefined,
    version: hall.config.version,
  }
}
