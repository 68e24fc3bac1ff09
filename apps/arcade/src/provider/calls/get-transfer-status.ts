import type { ArcadeContext } from '../../arcade-context.ts'
import { type ProviderResponse, refuse, succeed } from '../provider-response.ts'
import type { ProviderRequest } from '../provider-schema.ts'
import { transferView } from './transfer-order.ts'

/** Returns the transfer of a reference. NOT_FOUND when none was recorded. */
export async function getTransferStatus(
  ctx: ArcadeContext,
  { reference, platform }: ProviderRequest<'transfers/status'>,
): Promise<ProviderResponse> {
  const row = await ctx.db
    .selectFrom('arcade.transfers')
    .selectAll()
    .where('reference', '=', reference)
    .where('platform', '=', platform)
    .executeTakeFirst()
  return row === undefined ? refuse('NOT_FOUND', 'no such transfer') : succeed(transferView(row))
}
