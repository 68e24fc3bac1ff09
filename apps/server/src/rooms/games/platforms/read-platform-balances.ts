import type { Locale } from '@gamehall/contract/constants'
import type { PlatformBalance } from '@gamehall/contract/games'
import { formatWireAmount, minor } from '@gamehall/money'
import { localizeText } from '../../../platform/text/localize-text.ts'
import { type PlatformRow, readPlatforms } from '../catalogue/catalogue-queries.ts'
import type { GamesContext } from '../tables.ts'
import { readOpenTransfers } from '../transfers/transfer-queries.ts'
import { hasPlatformWallets } from './provider-of.ts'
import { readPlatformBalance } from './read-platform-balance.ts'

/** The player’s balance at each platform with wallets (or at `only` one), fetched from all of them concurrently. */
export async function readPlatformBalances(
  ctx: GamesContext,
  playerId: bigint,
  locale: Locale,
  only?: string | null,
): Promise<PlatformBalance[]> {
  const platforms = (await readPlatforms(ctx.db)).filter(
    (platform) => (only == null || platform.api_key === only) && hasPlatformWallets(ctx, platform),
  )
  const [readings, open] = await Promise.all([
    Promise.all(platforms.map((platform) => readPlatformBalance(ctx, playerId, platform))),
    readOpenTransfers(ctx.db, playerId),
  ])
  return readings.map((reading, index) => ({
    api_key: reading.apiKey,
    name: localizeText(platforms[index]?.name ?? {}, locale),
    balance: formatWireAmount(reading.balanceMinor, 'TWD'),
    state: reading.state,
    open_transfer: open.find(({ api_key }) => api_key === reading.apiKey)?.reference ?? null,
    ...limitsOf(platforms[index]),
  }))
}

/** The minimum and maximum of one transfer to the platform. */
function limitsOf(platform: PlatformRow | undefined): Pick<PlatformBalance, 'min_transfer' | 'max_transfer'> {
  const most = platform?.max_deposit_minor ?? null
  return {
    min_transfer: formatWireAmount(minor(platform?.min_deposit_minor ?? 0n), 'TWD'),
    max_transfer: most === null ? null : formatWireAmount(minor(most), 'TWD'),
  }
}
