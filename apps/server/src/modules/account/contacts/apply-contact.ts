import type { ContactKind } from '@gamehall/contract/account'
import type { Hall } from '../../../core/hall.ts'
import type { Trx } from '../../../core/transact.ts'
import { toE164 } from '../phone-number.ts'
import type { PlayerRow } from '../player-queries.ts'
import { notifySecurityChange } from '../security/notify-security.ts'
import { beginSecurityHold } from '../security/security-hold.ts'

/** A player, whose contacts nobody else changes until the transaction ends. */
export const lockPlayerRow = (trx: Trx, playerId: bigint): Promise<PlayerRow> =>
  trx
    .selectFrom('players')
    .selectAll()
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirstOrThrow()

/**
 * Writes a phone or email, tells the contacts of before, and holds withdrawals and transfers for a while. Throws the
 * database's unique violation where another has it.
 */
export async function applyContact(
  hall: Hall,
  trx: Trx,
  player: PlayerRow,
  { kind, value }: { readonly kind: ContactKind; readonly value: string },
): Promise<void> {
  const old = player[kind]
  await trx
    .updateTable('players')
    .set({ [kind]: value, [`${kind}_bound_at`]: hall.clock.now() })
    .where('player_id', '=', player.player_id)
    .execute()
  await beginSecurityHold(hall, trx, player.player_id)
  const former =
    old === null ? undefined : { kind, to: kind === 'phone' ? toE164(player.area_code, old) : old }
  await notifySecurityChange(hall, trx, player.player_id, kind, {
    bound: kind,
    ...(former !== undefined && { former }),
  })
}
