import { operatorPassword } from '@gamehall/contract/operator'
import { hash, verify } from '@node-rs/argon2'
import type { AppContext } from '../../context/app-context.ts'
import { type Outcome, refuse, refuseField, succeed } from '../../context/outcome.ts'
import { withPlatformTables } from '../../database/platform-tables.ts'
import { logSecurityEvent } from '../../telemetry/security-log.ts'

/** Changes the password of an operator who just logged in. 400: too short, or unchanged. 404: no such operator. */
export async function changeOperatorPassword(
  ctx: Pick<AppContext, 'db' | 'log' | 'encryptor'>,
  name: string,
  wanted: string,
): Promise<Outcome<{ readonly name: string }, 400 | 404>> {
  const password = operatorPassword.safeParse(wanted)
  if (!password.success) return refuseField('password', 'operator_password')
  const row = await withPlatformTables(ctx.db)
    .selectFrom('operators')
    .select('password_hash')
    .where('name', '=', name)
    .executeTakeFirst()
  if (row === undefined) return refuse(404)
  if (await verify(row.password_hash, password.data)) return refuseField('password', 'password_unchanged')
  await withPlatformTables(ctx.db)
    .updateTable('operators')
    .set({ password_hash: await hash(password.data), must_change_password: false })
    .where('name', '=', name)
    .execute()
  logSecurityEvent(ctx, { event: 'operator.changed', change: 'password', operator: name })
  return succeed({ name })
}
