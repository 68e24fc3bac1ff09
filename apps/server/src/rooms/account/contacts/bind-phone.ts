import type { bindPhone as call } from '@gamehall/contract/account'
import type { UseCase } from '../../../platform/http/route.ts'
import type { AccountContext } from '../tables.ts'
import { bindContact } from './bind-contact.ts'

/** §2 /bind_phone: binds a first phone or replaces the bound one, after `proveContact`. */
export const bindPhone: UseCase<typeof call, AccountContext> = (ctx, { phone, code }, caller) =>
  bindContact(ctx, { kind: 'phone', value: phone, code }, caller)
