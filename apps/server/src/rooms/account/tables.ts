import type { LoginMethod, ProofKind, SessionEndReason } from '@gamehall/contract/account'
import type { AccountType } from '@gamehall/contract/constants'
import type { Generated, GeneratedAlways, JSONColumnType, Kysely, Transaction } from 'kysely'
import type { AppContext } from '../../platform/context/app-context.ts'
import { withTables } from '../../platform/database/with-tables.ts'

export interface AccountTables {
  players: {
    player_id: Generated<bigint>
    uuid: string
    account: string
    nickname: string
    account_type: AccountType
    user_group: Generated<string>
    user_type: Generated<string>
    sex: Generated<0 | 1 | 2>
    area_code: Generated<string>
    phone: string | null
    email: string | null
    password_hash: string | null
    pay_password_hash: Generated<string | null>
    google_subject: string | null
    invite_code: string
    parent_id: bigint | null
    /** Every ancestor, the nearest first. */
    parent_ids: bigint[]
    auto_transfer: Generated<boolean>
    status: Generated<'active' | 'locked'>
    improved_at: Date | null
    created_at: Date
    last_login_at: Date | null
    last_login_ip: string | null
    /** Of a test account: whose it is. */
    formal_id: Generated<bigint | null>
    /** As the player gave it, sealed; null for who was never asked. */
    birth_date_sealed: Generated<Buffer | null>
    /** When the phone or email was bound after registration; null: it is the one that the player registered with. */
    phone_bound_at: Generated<Date | null>
    email_bound_at: Generated<Date | null>
    /** The last change that holds withdrawals and transfers for a while. */
    security_changed_at: Generated<Date | null>
  }
  sessions: {
    session_id: Generated<bigint>
    player_id: bigint
    token_hash: Buffer
    created_at: Date
    last_seen_at: Date
    ended_at: Date | null
    end_reason: SessionEndReason | null
    login_device: string
    client_info: JSONColumnType<{
      readonly type: string
      readonly core: string
      readonly device_name: string
      readonly version: string
    }>
    device_id: string | null
    user_agent: string
    ip: string
    locale: string
    method: LoginMethod | null
    is_new_device: Generated<boolean>
    login_id: GeneratedAlways<string>
  }
  verification_codes: {
    purpose: string
    target: string
    code_hash: string
    tries: Generated<number>
    sent_at: Date
    expires_at: Date
    used_at: Date | null
  }
  code_sends: {
    send_id: Generated<bigint>
    at: Date
    target: string
    ip: string
    device_id: string | null
  }
  login_attempts: {
    kind: 'account' | 'address'
    key: string
    attempts: number
    last_at: Date
    refused_until: Date | null
  }
  auth_codes: {
    player_id: bigint
    session_id: bigint
    code_hash: Buffer
    expires_at: Date
  }
  google_tokens: { token_hash: Buffer; expires_at: Date }
  google_nonces: { nonce_hash: Buffer; expires_at: Date }
  contact_proofs: { session_id: bigint; kind: ProofKind; expires_at: Date }
  passkeys: {
    passkey_id: Generated<bigint>
    player_id: bigint
    credential_id: string
    public_key: Buffer
    counter: bigint
    transports: string[]
    is_synced: boolean
    name: string
    created_at: Date
    last_used_at: Date | null
  }
  passkey_challenges: { challenge_hash: Buffer; session_id: bigint | null; expires_at: Date }
}

/** What this room's functions get: their queries know its own tables, and no other room's. */
export type AccountDb = Kysely<AccountTables>
export type AccountTrx = Transaction<AccountTables>
export type AccountContext = AppContext<AccountDb>

/** For the room's doors, which take what any room has. */
export const withAccountTables = withTables<AccountTables>()
