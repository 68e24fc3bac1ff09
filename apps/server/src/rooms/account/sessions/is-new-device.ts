import type { Caller } from '../../../platform/http/route.ts'
import type { AccountTrx } from '../tables.ts'
import { listOwnerAccountIds } from '../test-account/account-owner.ts'

/**
 * Whether a login comes from a device that the person has not used before; false for the very first login. A device
 * without an id is identified by its user agent.
 */
export async function isNewDevice(
  trx: AccountTrx,
  ownerId: bigint,
  { deviceId, userAgent }: Pick<Caller, 'deviceId' | 'userAgent'>,
): Promise<boolean> {
  const seen = trx
    .selectFrom('sessions')
    .select('session_id')
    .where('player_id', 'in', await listOwnerAccountIds(trx, ownerId))
    .limit(1)
  if ((await seen.executeTakeFirst()) === undefined) return false
  const sameDevice =
    deviceId === null
      ? seen.where('device_id', 'is', null).where('user_agent', '=', userAgent)
      : seen.where('device_id', '=', deviceId)
  return (await sameDevice.executeTakeFirst()) === undefined
}
