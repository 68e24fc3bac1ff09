import { hash, verify } from '@node-rs/argon2'
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { type OperatorIdentity, PERMISSIONS } from './action.ts'

export const FIRST_OPERATOR = 'admin'
/** The first operator's password in sandbox mode, unless OPERATOR_PASSWORD says otherwise. */
export const SANDBOX_PASSWORD = 'admin-sandbox'

/** Makes the first operator, `admin`, with every permission, unless there is one; a changed password is taken over. */
export async function ensureFirstOperator(
  db: Kysely<Database>,
  password: string | undefined,
  now: Date,
): Promise<void> {
  const found = await findRow(db, FIRST_OPERATOR)
  const wanted = password ?? SANDBOX_PASSWORD
  if (found !== undefined && (await verify(found.password_hash, wanted))) {
    await db
      .updateTable('operators')
      .set({ permissions: [...PERMISSIONS] })
      .where('name', '=', FIRST_OPERATOR)
      .execute()
    return
  }
  const passwordHash = await hash(wanted)
  await db
    .insertInto('operators')
    .values({
      name: FIRST_OPERATOR,
      password_hash: passwordHash,
      permissions: [...PERMISSIONS],
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ password_hash: passwordHash, permissions: [...PERMISSIONS] }),
    )
    .execute()
}

/** Who this is, when name and password are right; else null. */
export async function authenticateOperator(
  db: Kysely<Database>,
  name: string,
  password: string,
): Promise<OperatorIdentity | null> {
  const row = await findRow(db, name)
  if (row === undefined || !(await verify(row.password_hash, password))) return null
  return { name: row.name, permissions: row.permissions }
}

/** The operator of that name, without asking for a password: for the sandbox's own page only. */
export async function findOperator(db: Kysely<Database>, name: string): Promise<OperatorIdentity | null> {
  const row = await findRow(db, name)
  return row === undefined ? null : { name: row.name, permissions: row.permissions }
}

const findRow = (db: Kysely<Database>, name: string) =>
  db.selectFrom('operators').selectAll().where('name', '=', name).executeTakeFirst()
