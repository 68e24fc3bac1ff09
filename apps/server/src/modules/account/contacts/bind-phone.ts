import type { bindPhone as call } from '@gamehall/contract/account'
import type { UseCase } from '../../../http/route.ts'
import { bindContact } from './bind-contact.ts'

/** §2 /bind_phone: a first phone, or another one after `proveContact`. */
export const bindPhone: UseCase<typeof call> = (hall, { phone, code }, caller) =>
  bindContact(hall, { kind: 'phone', value: phone, code }, caller)
