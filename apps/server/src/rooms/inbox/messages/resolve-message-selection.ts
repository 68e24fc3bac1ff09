import type { ParsedRequestOf } from '@gamehall/contract'
import type { NoticeCategory, readMessages } from '@gamehall/contract/inbox'
import { type Outcome, refuse, refuseField, succeed } from '../../../platform/context/outcome.ts'
import type { InboxContext, InboxTrx } from '../tables.ts'
import type { Marking } from './mark-messages.ts'
import { findMessages } from './message-queries.ts'

type Which = { readonly ids: readonly bigint[] } | { readonly categories: readonly NoticeCategory[] }

const EVERY: readonly NoticeCategory[] = [1, 2, 3, 999]

/** Resolves which messages a request selects: ids or categories. 404 when one of the ids is not visible to the player, 400 `id` without a selection. */
export async function resolveMessageSelection(
  ctx: InboxContext,
  trx: InboxTrx,
  { playerId, now }: Marking,
  request: ParsedRequestOf<typeof readMessages>,
): Promise<Outcome<Which, 400 | 404>> {
  const named = new Set([...(request.ids ?? []), ...(request.id == null ? [] : [request.id])].map(BigInt))
  if (named.size === 0) {
    if (!request.is_all) return refuseField('id', 'required')
    return succeed({ categories: request.type == null ? EVERY : [request.type] })
  }
  const found = await findMessages(ctx, trx, { playerId, now }, [...named])
  return found.length === named.size ? succeed({ ids: [...named] }) : refuse(404)
}
