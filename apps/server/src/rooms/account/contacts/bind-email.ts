import type { bindEmail as call } from '@gamehall/contract/account'
import type { UseCase } from '../../../platform/http/route.ts'
import type { AccountContext } from '../tables.ts'
import { bindContact } from './bind-contact.ts'

/** §2 /bind_email: binds a first email or replaces the bound one, after `proveContact`. */
export const bindEmail: UseCase<typeof call, AccountContext> = (ctx, { email, code }, caller) =>
  bindContact(ctx, { kind: 'email', value: email, code }, caller)
