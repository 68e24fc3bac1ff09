import type { Locale } from '@gamehall/contract/constants'
import type { PlatformBalance } from '@gamehall/contract/games'
import { formatWire, minor } from '@gamehall/money'
import type { Hall } from '../../core/hall.ts'
import { localized } from '../../core/localized.ts'
import { type PlatformRow, readPlatforms } from './catalogue/catalogue-queries.ts'
import { readPlatformBalance } from './read-platform-balance.ts'
import { readOpenTransfers } from './transfers/transfer-queries.ts'

/** The player’s balance at each platform (or at `only` one), fetched from all of them concurrently. */
export async function readPlatformBalances(
  hall: Hall,
  playerId: bigint,
  locale: Locale,
  only?: string | null,
): Promise<PlatformBalance[]> {
  const platforms = (await readPlatforms(hall.db)).filter(({ api_key }) => only == null || api_key === only)
  const [readings, open] = await Promise.all([
    Promise.all(platforms.map((platform) => readPlatformBalance(hall, playerId, platform))),
    readOpenTransfers(hall.db, playerId),
  ])
  return readings.map((reading, index) => ({
    api_key: reading.apiKey,
    name: localized(platforms[index]?.name ?? {}, locale),
    balance: formatWire(reading.balanceMinor, 'TWD'),
    state: reading.state,
    open_transfer: open.find(({ api_key }) => api_key === reading.apiKey)?.reference ?? null,
    ...limitsOf(platforms[index]),
  }))
}

/** The minimum and maximum of one transfer to the platform. */
function limitsOf(platform: PlatformRow | undefined): Pick<PlatformBalance, 'min_transfer' | 'max_transfer'> {
  const most = platform?.max_deposit_minor ?? null
  return {
    min_transfer: formatWire(minor(platform?.min_deposit_minor ?? 0n), 'TWD'),
    max_transfer: most === null ? null : formatWire(minor(most), 'TWD'),
  }
}
