import { operatorPassword, PERMISSIONS } from '@gamehall/contract/operator'
import { hash } from '@node-rs/argon2'
import type { AppContext } from '../../context/app-context.ts'
import { type Outcome, refuse, refuseField, succeed } from '../../context/outcome.ts'
import { acquireAdvisoryLock } from '../../database/acquire-advisory-lock.ts'
import { withPlatformTables } from '../../database/platform-tables.ts'
import { transact } from '../../database/transact.ts'
import { logSecurityEvent } from '../../telemetry/security-log.ts'
import { formatAuditJson } from '../audit/format-audit-json.ts'
import { FIRST_OPERATOR } from '../operators.ts'

export interface SecondOperator {
  readonly name: string
  readonly password: string
}

/**
 * Creates the second operator, with every permission and no tie, while the first operator is the only one. The second person
 * enters name and password at the first one's terminal. 403: another operator with permissions exists. 10013: the name is
 * taken. 400: the password is too short or the name is invalid.
 */
export async function bootstrapSecondOperator(
  ctx: Pick<AppContext, 'db' | 'log' | 'encryptor'>,
  { name, password }: SecondOperator,
  now: Date,
): Promise<Outcome<{ readonly name: string }>> {
  if (!/^[a-z][a-z0-9.-]{1,30}$/.test(name)) return refuseField('name', 'invalid')
  if (!operatorPassword.safeParse(password).success) return refuseField('password', 'operator_password')
  const passwordHash = await hash(password)
  const done = await transact(withPlatformTables(ctx.db), async (trx) => {
    await acquireAdvisoryLock(trx, 'operators/bootstrap')
    const others = await trx
      .selectFrom('operators')
      .select(['name', 'permissions'])
      .where('name', '<>', FIRST_OPERATOR)
      .execute()
    if (others.some(({ permissions }) => permissions.length > 0)) return refuse(403)
    if (others.some((other) => other.name === name) || name === FIRST_OPERATOR) return refuse(10013)
    await trx
      .insertInto('operators')
      .values({ name, password_hash: passwordHash, permissions: [...PERMISSIONS], created_at: now })
      .execute()
    await trx
      .insertInto('operator_audit')
      .values({
        at: now,
        operator: FIRST_OPERATOR,
        action: 'bootstrap-second-operator',
        subject: `operator ${name}`,
        reason: 'the second of the first two',
        input: formatAuditJson({ name }),
        result: formatAuditJson({ name }),
      })
      .execute()
    return succeed({ name })
  })
  if (done.ok) logSecurityEvent(ctx, { event: 'operator.changed', change: 'bootstrap', operator: name })
  return done
}
