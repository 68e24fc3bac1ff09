import type { Locale } from '@gamehall/contract/constants'
import type { PlatformBalance } from '@gamehall/contract/games'
import { formatWire } from '@gamehall/money'
import type { Hall } from '../../core/hall.ts'
import { localized } from '../../core/localized.ts'
import { readPlatforms } from './catalogue/catalogue-queries.ts'
import { readPlatformBalance } from './read-platform-balance.ts'
import { readOpenTransfers } from './transfers/transfer-queries.ts'

/** What the player has at each platform (or at one), asked of all of them at once. */
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
  }))
}
