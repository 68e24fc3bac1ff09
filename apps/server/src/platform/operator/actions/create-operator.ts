import { operatorCalls } from '@gamehall/contract/operator'
import { hash } from '@node-rs/argon2'
import { refuse, succeed } from '../../context/outcome.ts'
import { withPlatformTables } from '../../database/platform-tables.ts'
import { logSecurityEvent } from '../../telemetry/security-log.ts'
import { implementAction } from '../action.ts'
import { recordOperatorTie } from '../four-eyes/operator-ties.ts'

/**
 * Creates an operator, who must change the initial password first. 403: a permission that the caller lacks. 10013: the name
 * is taken.
 */
export const createOperator = implementAction(operatorCalls.createOperator, {
  subject: ({ name }) => `operator ${name}`,
  async run(ctx, trx, { name, password, permissions }, by, _reason, scope) {
    if (permissions.some((permission) => !by.permissions.includes(permission))) return refuse(403)
    const now = ctx.clock.now()
    const made = await withPlatformTables(trx)
      .insertInto('operators')
      .values({
        name,
        password_hash: await hash(password),
        permissions: [...new Set(permissions)],
        must_change_password: true,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning(['name', 'permissions'])
      .executeTakeFirst()
    if (made === undefined) return refuse(10013)
    await recordOperatorTie(trx, { maker: by.requestedBy ?? by.name, made: name, kind: 'made', at: now })
    scope.afterCommit(() =>
      logSecurityEvent(ctx, { event: 'operator.changed', change: 'created', operator: name }),
    )
    return succeed(made)
  },
})
