import { DEFAULT_MINIMUM_AGE, type Locale } from '@gamehall/contract/constants'
import type { getSiteConfig as call, SiteConfig } from '@gamehall/contract/site'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { localizeText } from '../../../platform/text/localize-text.ts'
import type { SiteContext } from '../tables.ts'
import { parseApiUrl } from './api-url.ts'
import { readSiteSettings } from './site-queries.ts'

/** §7 /sites/siteconfig: name, colours and addresses of this site. */
export const getSiteConfig: UseCase<typeof call, SiteContext> = async (ctx, _request, caller) =>
  succeed(await readSiteConfig(ctx, caller.locale))

/** §8, 10027: the closure notice and contacts; null while the site is open. */
function closureOf(
  settings: Awaited<ReturnType<typeof readSiteSettings>>,
  locale: Locale,
): SiteConfig['closed'] {
  const { closed_at, closed_until, closed_notice, support_channels } = settings
  if (closed_at === null || closed_notice === null) return null
  return {
    notice: localizeText(closed_notice, locale),
    since: closed_at.toISOString(),
    until: closed_until?.toISOString() ?? null,
    contacts: support_channels.map(({ name, value, href }) => ({
      name: localizeText(name, locale),
      value,
      href,
    })),
  }
}

async function readSiteConfig(ctx: SiteContext, locale: Locale): Promise<SiteConfig> {
  const settings = await readSiteSettings(ctx.db)
  return {
    name: localizeText(settings.name, locale),
    short_name: settings.short_name,
    logo: settings.logo,
    colors: { accent: settings.accent_color, info: settings.info_color },
    api_url: parseApiUrl(settings.api_url),
    mode: ctx.config.GAMEHALL_MODE,
    google_client_id: ctx.config.GOOGLE_CLIENT_ID ?? null,
    support_email: settings.support_channels.find(({ kind }) => kind === 'email')?.value ?? null,
    closed: closureOf(settings, locale),
    minimum_age: ctx.config.MINIMUM_AGE ?? DEFAULT_MINIMUM_AGE,
    asks_birth_date: ctx.config.MINIMUM_AGE !== undefined,
    game_wallets: ctx.providers.games.walletMode,
    version: ctx.config.version,
  }
}
