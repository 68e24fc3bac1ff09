import type { ContactKind } from '@gamehall/contract/account'
import type { PlayerRow } from '../players/player-queries.ts'
import { notifySecurityChange } from '../security/notify-security.ts'
import { startSecurityHold } from '../security/security-hold.ts'
import type { AccountContext, AccountTrx } from '../tables.ts'
import { toE164 } from './contact-format.ts'

/** Reads a player and locks the row until the transaction ends. */
export const lockPlayerRow = (trx: AccountTrx, playerId: bigint): Promise<PlayerRow> =>
  trx
    .selectFrom('players')
    .selectAll()
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirstOrThrow()

/**
 * Stores a phone or email in the caller's transaction, notifies the account's contacts, the former one included, and
 * starts the security hold on withdrawals and transfers. Throws the database's unique violation when another player has
 * the phone or email.
 */
export async function updateContact(
  ctx: AccountContext,
  trx: AccountTrx,
  player: PlayerRow,
  { kind, value }: { readonly kind: ContactKind; readonly value: string },
): Promise<void> {
  const old = player[kind]
  await trx
    .updateTable('players')
    .set({ [kind]: value, [`${kind}_bound_at`]: ctx.clock.now() })
    .where('player_id', '=', player.player_id)
    .execute()
  await startSecurityHold(ctx, trx, player.player_id)
  const former =
    old === null ? undefined : { kind, to: kind === 'phone' ? toE164(player.area_code, old) : old }
  await notifySecurityChange(ctx, trx, player.player_id, kind, {
    bound: kind,
    ...(former !== undefined && { former }),
  })
}
