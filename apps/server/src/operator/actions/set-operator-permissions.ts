import { z } from 'zod'
import { refuse, succeed } from '../../core/outcome.ts'
import { logSecurityEvent } from '../../core/security-log.ts'
import { defineAction, PERMISSIONS } from '../action.ts'
import { recordTie } from '../four-eyes/ties.ts'
import { FIRST_OPERATOR } from '../operators.ts'
import { operatorName } from './create-operator.ts'

/**
 * Says anew what an operator may do; nothing at all closes the name. 403: a permission that one lacks oneself, or the
 * first operator, whose permissions are all of them. 404: no such operator.
 */
export const setOperatorPermissions = defineAction({
  name: 'set-operator-permissions',
  permission: 'operators.manage',
  summary: 'Say anew what an operator may do; an empty list closes the name',
  input: z.object({ name: operatorName, permissions: z.array(z.enum(PERMISSIONS)) }),
  fourEyes: {
    rule: 'always',
    version: (trx, { name }) =>
      trx.selectFrom('operators').select('permissions').where('name', '=', name).executeTakeFirst(),
  },
  subject: ({ name }) => `operator ${name}`,
  async run(hall, trx, { name, permissions }, by, _reason, scope) {
    const isLacking = permissions.some((permission) => !by.permissions.includes(permission))
    if (name === FIRST_OPERATOR || isLacking) return refuse(403)
    const changed = await trx
      .updateTable('operators')
      .set({ permissions: [...new Set(permissions)] })
      .where('name', '=', name)
      .returning(['name', 'permissions'])
      .executeTakeFirst()
    if (changed === undefined) return refuse(404)
    const at = hall.clock.now()
    await recordTie(trx, { maker: by.requestedBy ?? by.name, made: name, kind: 'permissions', at })
    scope.afterCommit(() =>
      logSecurityEvent(hall, { event: 'operator.changed', change: 'permissions', operator: name }),
    )
    return succeed(changed)
  },
})
