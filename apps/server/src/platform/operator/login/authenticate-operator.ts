import { hash, verify } from '@node-rs/argon2'
import type { AppContext } from '../../context/app-context.ts'
import { withPlatformTables } from '../../database/platform-tables.ts'
import { logSecurityEvent } from '../../telemetry/security-log.ts'
import type { OperatorIdentity } from '../action.ts'
import {
  type LoginScope,
  type LoginSource,
  recordLoginAttempt,
  removeLoginAttempt,
} from './login-attempts.ts'
import { consumeSecondFactor } from './second-factor.ts'

export interface OperatorLogin {
  readonly name: string
  readonly password: string
  /** A code of the authenticator app, or a recovery code. */
  readonly code?: string
  /** The client's address; only a keyed hash of it is stored. */
  readonly address: string
}

export type OperatorLoginResult =
  | {
      readonly kind: 'ok'
      readonly operator: OperatorIdentity
      /** What must be done before any action: changing the initial password, enrolling a second factor. */
      readonly due: 'change-password' | 'enrol-second-factor' | null
    }
  /** The password is correct; a code is required. */
  | { readonly kind: 'code_needed' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'locked'; readonly scope: LoginScope }

type Context = Pick<AppContext, 'config' | 'db' | 'log' | 'encryptor'>

/**
 * Authenticates an operator by name, password and second factor (required in live mode). Five failures of a name, or twenty
 * of an address, within 15 minutes lock it until they are older. Failures and locks are written to the security log.
 */
export async function authenticateOperator(
  context: Context,
  login: OperatorLogin,
  now: Date,
): Promise<OperatorLoginResult> {
  const { db, encryptor } = context
  const row = await withPlatformTables(db)
    .selectFrom('operators')
    .selectAll()
    .where('name', '=', login.name)
    .executeTakeFirst()
  // An unknown name may be a password typed into the wrong field: it is not logged.
  const known = row === undefined ? {} : { operator: row.name }
  const address = encryptor.fingerprint(login.address, 'operator-login').toString('hex')
  const sources: LoginSource[] = [
    { scope: 'address', source: `address/${address}` },
    ...(row === undefined ? [] : [{ scope: 'operator', source: `operator/${row.name}` } as const]),
  ]
  const locked = await recordLoginAttempt(db, sources, now)
  if (locked !== null) {
    logSecurityEvent(context, { event: 'operator.locked', scope: locked, ...known })
    return { kind: 'locked', scope: locked }
  }
  const fail = (reason: string): OperatorLoginResult => {
    logSecurityEvent(context, { event: 'operator.login_failed', reason, ...known })
    return { kind: 'refused' }
  }
  if (row === undefined) {
    await hash(login.password)
    return fail('unknown')
  }
  if (!(await verify(row.password_hash, login.password))) return fail('password')
  if (row.permissions.length === 0) return fail('closed')
  if (row.totp_sealed !== null) {
    if (login.code === undefined) {
      await removeLoginAttempt(db, sources, now)
      return { kind: 'code_needed' }
    }
    const { name, totp_sealed } = row
    if (!(await consumeSecondFactor({ db, encryptor }, { name, totp_sealed }, login.code, now)))
      return fail('code')
  }
  await removeLoginAttempt(db, sources, now)
  const isUnenrolled = row.totp_sealed === null && context.config.GAMEHALL_MODE === 'live'
  return {
    kind: 'ok',
    operator: { name: row.name, permissions: row.permissions },
    due: row.must_change_password ? 'change-password' : isUnenrolled ? 'enrol-second-factor' : null,
  }
}
