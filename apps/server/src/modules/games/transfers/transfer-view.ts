import type { Locale } from '@gamehall/contract/constants'
import type { PlatformTransfer } from '@gamehall/contract/games'
import { formatWire, minor } from '@gamehall/money'
import type { Hall } from '../../../core/hall.ts'
import { localized } from '../../../core/localized.ts'
import { readCatalogue } from '../catalogue/hall-cache.ts'
import type { TransferRow } from './transfer-queries.ts'

/** A transfer as the contract shows it to its player. */
export async function toPlatformTransfer(
  hall: Hall,
  row: TransferRow,
  locale: Locale,
): Promise<PlatformTransfer> {
  return {
    reference: row.reference,
    api_key: row.api_key,
    platform_name: await platformName(hall, row.api_key, locale),
    direction: row.direction,
    amount: formatWire(minor(row.amount_minor ?? 0n), 'TWD'),
    status: row.state,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export async function platformName(hall: Hall, apiKey: string, locale: Locale): Promise<string> {
  const { platforms } = await readCatalogue(hall)
  const platform = platforms.find(({ api_key }) => api_key === apiKey)
  return platform === undefined ? apiKey : localized(platform.name, locale)
}
