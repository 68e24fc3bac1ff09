import { z } from 'zod'
import { refuse, succeed } from '../../core/outcome.ts'
import { defineAction, PERMISSIONS } from '../action.ts'
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
  subject: ({ name }) => `operator ${name}`,
  async run(_hall, trx, { name, permissions }, by) {
    const isLacking = permissions.some((permission) => !by.permissions.includes(permission))
    if (name === FIRST_OPERATOR || isLacking) return refuse(403)
    const changed = await trx
      .updateTable('operators')
      .set({ permissions: [...new Set(permissions)] })
      .where('name', '=', name)
      .returning(['name', 'permissions'])
      .executeTakeFirst()
    return changed === undefined ? refuse(404) : succeed(changed)
  },
})
