import type { Locale } from '@gamehall/contract/constants'
import type { PlatformTransfer } from '@gamehall/contract/games'
import { formatWireAmount, minor } from '@gamehall/money'
import { localizeText } from '../../../platform/text/localize-text.ts'
import { readCatalogue } from '../catalogue/read-catalogue.ts'
import type { GamesContext } from '../tables.ts'
import type { TransferRow } from './transfer-queries.ts'

/** A transfer as the contract shows it to its player. */
export async function toPlatformTransfer(
  ctx: GamesContext,
  row: TransferRow,
  locale: Locale,
): Promise<PlatformTransfer> {
  return {
    reference: row.reference,
    api_key: row.api_key,
    platform_name: await readPlatformName(ctx, row.api_key, locale),
    direction: row.direction,
    amount: formatWireAmount(minor(row.amount_minor ?? 0n), 'TWD'),
    status: row.state,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export async function readPlatformName(ctx: GamesContext, apiKey: string, locale: Locale): Promise<string> {
  const { platforms } = await readCatalogue(ctx)
  const platform = platforms.find(({ api_key }) => api_key === apiKey)
  return platform === undefined ? apiKey : localizeText(platform.name, locale)
}
