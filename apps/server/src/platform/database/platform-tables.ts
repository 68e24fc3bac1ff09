import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import { withTables } from './with-tables.ts'

export interface PlatformTables {
  idempotency_keys: {
    player_id: bigint
    call: string
    key: string
    request_hash: Buffer
    answer: JSONColumnType<object> | null
    started_at: Date
  }
  player_keys: {
    key_id: Generated<bigint>
    player_id: bigint
    key_sealed: Buffer
    created_at: Date
  }
  operators: {
    operator_id: Generated<bigint>
    name: string
    password_hash: string
    permissions: string[]
    created_at: Date
    must_change_password: Generated<boolean>
    configured_hash: string | null
    totp_sealed: Buffer | null
    totp_last_step: bigint | null
  }
  operator_recovery_codes: { operator: string; code_hash: Buffer; created_at: Date; used_at: Date | null }
  operator_login_failures: { failure_id: Generated<bigint>; source: string; at: Date }
  operator_audit: {
    audit_id: Generated<bigint>
    at: Date
    operator: string
    action: string
    subject: string
    reason: string
    input: JSONColumnType<object>
    result: JSONColumnType<object>
  }
  operator_approvals: {
    approval_id: Generated<bigint>
    action: string
    input_hash: Buffer
    subject: string
    input: JSONColumnType<object>
    requested_by: string
    reason: string
    requested_at: Date
    expires_at: Date
    closed_at: Generated<Date | null>
    outcome: Generated<'performed' | 'rejected' | 'withdrawn' | 'expired' | null>
    closed_by: Generated<string | null>
    close_reason: Generated<string | null>
    input_sealed: Buffer | null
    version_hash: Buffer | null
  }
  operator_ties: {
    tie_id: Generated<bigint>
    maker: string
    made: string
    kind: 'made' | 'permissions' | 'access'
    at: Date
  }
  four_eyes_limits: { only_row: Generated<boolean>; act_minor: bigint; operator_day_minor: bigint }
  operator_amounts: {
    amount_id: Generated<bigint>
    at: Date
    operator: string
    /** Null for what no one player gets. */
    player_id: bigint | null
    action: string
    amount_minor: bigint
  }
  hall_clock: { only_row: Generated<boolean>; ahead_ms: ColumnType<bigint, bigint | number, bigint | number> }
}

/** For the platform's own queries: it takes what any room has. */
export const withPlatformTables = withTables<PlatformTables>()
