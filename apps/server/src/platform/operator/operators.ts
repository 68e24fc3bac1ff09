import { PERMISSIONS } from '@gamehall/contract/operator'
import { hash, verify } from '@node-rs/argon2'
import type { Db } from '../database/database.ts'
import { withPlatformTables } from '../database/platform-tables.ts'
import type { OperatorIdentity } from './action.ts'

export const FIRST_OPERATOR = 'admin'
/** The first operator's password in sandbox mode, unless OPERATOR_PASSWORD says otherwise. */
export const SANDBOX_OPERATOR_PASSWORD = 'admin-sandbox'

/**
 * Creates the first operator, `admin`, with every permission, unless it exists. A configured password is applied when it
 * differs from the one configured last time, so that a password that the operator chose since then stays.
 */
export async function ensureFirstOperator(db: Db, password: string | undefined, now: Date): Promise<void> {
  const wanted = password ?? SANDBOX_OPERATOR_PASSWORD
  const permissions = [...PERMISSIONS]
  const found = await findRow(db, FIRST_OPERATOR)
  const configured = found?.configured_hash ?? found?.password_hash
  if (configured !== undefined && (await verify(configured, wanted))) {
    await withPlatformTables(db)
      .updateTable('operators')
      .set({ permissions, configured_hash: configured })
      .where('name', '=', FIRST_OPERATOR)
      .execute()
    return
  }
  const passwordHash = await hash(wanted)
  const taken = { password_hash: passwordHash, configured_hash: passwordHash, permissions }
  await withPlatformTables(db)
    .insertInto('operators')
    .values({ name: FIRST_OPERATOR, created_at: now, ...taken })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(taken))
    .execute()
}

/** Finds an operator by name, without authentication: for the sandbox's page and for an operator who is logged in. */
export async function findOperator(db: Db, name: string): Promise<OperatorIdentity | null> {
  const row = await findRow(db, name)
  return row === undefined ? null : { name: row.name, permissions: row.permissions }
}

const findRow = (db: Db, name: string) =>
  withPlatformTables(db).selectFrom('operators').selectAll().where('name', '=', name).executeTakeFirst()
