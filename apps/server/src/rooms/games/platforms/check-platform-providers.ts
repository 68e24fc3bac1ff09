import type { AppContext } from '../../../platform/context/app-context.ts'
import { readPlatforms } from '../catalogue/catalogue-queries.ts'
import { isMaintained } from '../catalogue/platform-status.ts'
import { withGamesTables } from '../tables.ts'

/**
 * Opens the game providers that serve, before the server does. Throws for one that is not configured, and for a platform
 * that is open at a provider that does not serve; the message names both.
 */
export async function checkPlatformProviders(
  ctx: Pick<AppContext, 'db' | 'clock'> & { readonly providers: Pick<AppContext['providers'], 'games'> },
): Promise<void> {
  const { games } = ctx.providers
  for (const id of games.serving) games.get(id)
  for (const platform of await readPlatforms(withGamesTables(ctx.db))) {
    if (games.serving.includes(platform.provider) || isMaintained(platform, ctx.clock.now())) continue
    throw new Error(
      `platform "${platform.api_key}" is open at the game provider "${platform.provider}", which GAME_PROVIDERS does not name`,
    )
  }
}
