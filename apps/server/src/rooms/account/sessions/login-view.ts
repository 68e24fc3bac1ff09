import type { Login } from '@gamehall/contract/account'
import type { AccountType } from '@gamehall/contract/constants'
import type { Selectable } from 'kysely'
import type { AccountTables } from '../tables.ts'

/** A session row with the type of its account. */
export type LoginRow = Omit<
  Selectable<AccountTables['sessions']>,
  'token_hash' | 'login_device' | 'locale' | 'login_id'
> & {
  readonly account_type: AccountType
}

export const LOGIN_COLUMNS = [
  'sessions.session_id',
  'sessions.player_id',
  'sessions.created_at',
  'sessions.last_seen_at',
  'sessions.ended_at',
  'sessions.end_reason',
  'sessions.client_info',
  'sessions.device_id',
  'sessions.user_agent',
  'sessions.ip',
  'sessions.method',
  'sessions.is_new_device',
  'players.account_type',
] as const

/** A login as the contract shows it to its owner. */
export function viewLogin(row: LoginRow, currentId: bigint): Login {
  return {
    session_id: String(row.session_id),
    method: row.method,
    acc_of_type: row.account_type,
    device_name: row.client_info.device_name ?? '',
    browser: row.client_info.core ?? '',
    ip: row.ip,
    is_new_device: row.is_new_device,
    is_current: row.session_id === currentId,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    end_reason: row.end_reason,
  }
}
