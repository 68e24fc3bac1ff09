import type { IdentityTables } from '../tables.ts'

export type AttemptStatus = IdentityTables['identity_attempts']['status']

/**
 * §4: allowed status changes of an attempt. A discarded draft is deleted; an erased attempt remains for the daily
 * count.
 */
export const NEXT_STATUSES: Readonly<Record<AttemptStatus, readonly AttemptStatus[]>> = {
  draft: ['review', 'verified', 'failed'],
  review: ['verified', 'failed'],
  verified: ['erased'],
  failed: ['erased'],
  erased: [],
}

/** Statuses from which this one can be reached. */
export const statusesBefore = (next: AttemptStatus): AttemptStatus[] => {
  const all = Object.keys(NEXT_STATUSES) as AttemptStatus[]
  return all.filter((status) => NEXT_STATUSES[status].includes(next))
}
