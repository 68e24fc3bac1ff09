import type { bindPhone as call } from '@gamehall/contract/account'
import type { UseCase } from '../../../http/route.ts'
import { bindContact } from './bind-contact.ts'

/** §2 /bind_phone: binds a first phone or replaces the bound one, after `proveContact`. */
export const bindPhone: UseCase<typeof call> = (hall, { phone, code }, caller) =>
  bindContact(hall, { kind: 'phone', value: phone, code }, caller)
