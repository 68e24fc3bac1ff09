import type { LoginMethod } from '@gamehall/contract/account'
import type { AppContext } from '../../../platform/context/app-context.ts'
import { type Outcome, refuse, succeed } from '../../../platform/context/outcome.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { hashSecret } from '../../../platform/encryption/hash-secret.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { issuePushUrl } from '../../inbox/index.ts'
import { notifyNewDevice } from '../security/notify-security.ts'
import { withAccountTables } from '../tables.ts'
import { lockAccountOwner } from '../test-account/account-owner.ts'
import { endSession } from './end-session.ts'
import { isNewDevice } from './is-new-device.ts'
import { savePlayerLocale } from './player-locale.ts'

/** The device information that a login sends (§7). */
export interface Device {
  readonly login_device: string
  readonly client_info: {
    readonly type: string
    readonly core: string
    readonly device_name: string
    readonly version: string
  }
  /** How the player logged in. */
  readonly method?: LoginMethod
}

export interface OpenedSession {
  readonly playerId: bigint
  readonly sessionId: bigint
  readonly token: string
  readonly pushUrl: string
}

/**
 * Opens a session in the caller's transaction: ends the person's previous session, of the formal or the test account
 * (10118), notifies of a new device, and creates a push address. A row lock serializes logins of one person. 10049: the
 * account is locked.
 */
export async function openSession(
  callerCtx: AppContext,
  callerTrx: Trx,
  playerId: bigint,
  device: Device,
  caller: Caller,
): Promise<Outcome<OpenedSession, 10049>> {
  const ctx = withAccountTables(callerCtx)
  const trx = withAccountTables(callerTrx)
  const owner = await lockAccountOwner(trx, playerId)
  if (owner.isLocked) return refuse(10049)
  await endSession(ctx, trx, { playerId }, 'replaced')

  const isNew = await isNewDevice(trx, owner.ownerId, caller)
  const now = ctx.clock.now()
  const token = ctx.ids.token()
  const { session_id: sessionId } = await trx
    .insertInto('sessions')
    .values({
      player_id: playerId,
      token_hash: hashSecret(token),
      created_at: now,
      last_seen_at: now,
      ended_at: null,
      end_reason: null,
      login_device: device.login_device,
      client_info: JSON.stringify(device.client_info),
      device_id: caller.deviceId,
      user_agent: caller.userAgent,
      ip: caller.ip,
      locale: caller.locale,
      method: device.method ?? null,
      is_new_device: isNew,
    })
    .returning('session_id')
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('players')
    .set({ last_login_at: now, last_login_ip: caller.ip })
    .where('player_id', '=', playerId)
    .execute()
  if (isNew) await notifyNewDevice(ctx, trx, owner.ownerId, describe(device, caller))
  await savePlayerLocale(trx, { playerId, sessionId }, caller.locale)
  const pushUrl = await issuePushUrl(ctx, trx, { playerId, sessionId }, caller.origin)
  return succeed({ playerId, sessionId, token, pushUrl })
}

/** The details of a new-device notice: `iPhone · Safari` as far as known, and the IP address. */
function describe({ client_info }: Device, { ip }: Caller): Record<string, string> {
  const parts = [client_info.device_name, client_info.core].filter((part) => part !== '')
  return { device: parts.join(' · ') || '—', ip }
}
