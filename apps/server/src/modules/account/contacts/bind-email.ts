import type { bindEmail as call } from '@gamehall/contract/account'
import type { UseCase } from '../../../http/route.ts'
import { bindContact } from './bind-contact.ts'

/** §2 /bind_email: binds a first email or replaces the bound one, after `proveContact`. */
export const bindEmail: UseCase<typeof call> = (hall, { email, code }, caller) =>
  bindContact(hall, { kind: 'email', value: email, code }, caller)
