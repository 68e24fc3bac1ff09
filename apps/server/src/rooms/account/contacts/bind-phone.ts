import type { bindPhone as call } from '@gamehall/contract/account'
import type { UseCase } from '../../../platform/http/route.ts'
import { bindContact } from './bind-contact.ts'

/** §2 /bind_phone: binds a first phone or replaces the bound one, after `proveContact`. */
export const bindPhone: UseCase<typeof call> = (ctx, { phone, code }, caller) =>
  bindContact(ctx, { kind: 'phone', value: phone, code }, caller)
