import { type Outcome, refuseField, succeed } from '../../../platform/context/outcome.ts'

/**
 * The player's own phone or email, to which a code for the own account goes; a request may only repeat it. 400: none is
 * bound, or another one is given.
 */
export function matchOwnContact(
  kind: 'phone' | 'email',
  own: string | null | undefined,
  given: string | undefined,
): Outcome<string, 400> {
  if (own == null) return refuseField(kind, 'required')
  return given === undefined || given === own ? succeed(own) : refuseField(kind, 'invalid')
}
