import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, succeed } from '../../context/outcome.ts'
import { withPlatformTables } from '../../database/platform-tables.ts'
import { logSecurityEvent } from '../../telemetry/security-log.ts'
import { implementAction } from '../action.ts'
import { recordOperatorTie } from '../four-eyes/operator-ties.ts'
import { FIRST_OPERATOR } from '../operators.ts'

/**
 * Sets an operator's permissions; an empty list disables the account. 403: a permission that the caller lacks, or the
 * first operator, who always has every permission. 404: no such operator.
 */
export const setOperatorPermissions = implementAction(operatorCalls.setOperatorPermissions, {
  subject: ({ name }) => `operator ${name}`,
  version: (trx, { name }) =>
    withPlatformTables(trx)
      .selectFrom('operators')
      .select('permissions')
      .where('name', '=', name)
      .executeTakeFirst(),
  async run(ctx, trx, { name, permissions }, by, _reason, scope) {
    const isLacking = permissions.some((permission) => !by.permissions.includes(permission))
    if (name === FIRST_OPERATOR || isLacking) return refuse(403)
    const changed = await withPlatformTables(trx)
      .updateTable('operators')
      .set({ permissions: [...new Set(permissions)] })
      .where('name', '=', name)
      .returning(['name', 'permissions'])
      .executeTakeFirst()
    if (changed === undefined) return refuse(404)
    const at = ctx.clock.now()
    await recordOperatorTie(trx, { maker: by.requestedBy ?? by.name, made: name, kind: 'permissions', at })
    scope.afterCommit(() =>
      logSecurityEvent(ctx, { event: 'operator.changed', change: 'permissions', operator: name }),
    )
    return succeed(changed)
  },
})
