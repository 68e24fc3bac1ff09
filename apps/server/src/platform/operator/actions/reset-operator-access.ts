import { operatorCalls } from '@gamehall/contract/operator'
import { hash } from '@node-rs/argon2'
import { refuse, succeed } from '../../context/outcome.ts'
import { withPlatformTables } from '../../database/platform-tables.ts'
import { logSecurityEvent } from '../../telemetry/security-log.ts'
import { implementAction } from '../action.ts'
import { recordOperatorTie } from '../four-eyes/operator-ties.ts'

/**
 * Sets an initial password for an operator who lost password or second factor, and removes the second factor with its
 * recovery codes; the operator sets up both at the next login. 404: no such operator. 403: the caller's own account.
 */
export const resetOperatorAccess = implementAction(operatorCalls.resetOperatorAccess, {
  subject: ({ name }) => `operator ${name}`,
  async run(ctx, trx, { name, password }, by, _reason, scope) {
    const maker = by.requestedBy ?? by.name
    if (name === maker || name === by.name) return refuse(403)
    const changed = await withPlatformTables(trx)
      .updateTable('operators')
      .set({
        password_hash: await hash(password),
        must_change_password: true,
        totp_sealed: null,
        totp_last_step: null,
      })
      .where('name', '=', name)
      .returning('name')
      .executeTakeFirst()
    if (changed === undefined) return refuse(404)
    await withPlatformTables(trx).deleteFrom('operator_recovery_codes').where('operator', '=', name).execute()
    await recordOperatorTie(trx, { maker, made: name, kind: 'access', at: ctx.clock.now() })
    scope.afterCommit(() =>
      logSecurityEvent(ctx, { event: 'operator.changed', change: 'access', operator: name }),
    )
    return succeed({ name })
  },
})
