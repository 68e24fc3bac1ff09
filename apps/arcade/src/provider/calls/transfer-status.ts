import type { ArcadeContext } from '../../arcade-context.ts'
import { answer, type ProviderAnswer, refusal } from '../provider-answer.ts'
import type { ProviderRequest } from '../provider-schema.ts'
import { transferView } from './transfer-order.ts'

/** Returns the transfer of a reference. NOT_FOUND when none was recorded. */
export async function transferStatus(
  ctx: ArcadeContext,
  { reference, platform }: ProviderRequest<'transfers/status'>,
): Promise<ProviderAnswer> {
  const row = await ctx.db
    .selectFrom('arcade.transfers')
    .selectAll()
    .where('reference', '=', reference)
    .where('platform', '=', platform)
    .executeTakeFirst()
  return row === undefined ? refusal('NOT_FOUND', 'no such transfer') : answer(transferView(row))
}
