import type { AttemptRow } from './attempt-queries.ts'

export type AttemptStatus = AttemptRow['status']

/** §4: what an attempt can become. A draft that is given up is deleted; what is erased stays so that the day's tries are counted. */
export const NEXT_STATUSES: Readonly<Record<AttemptStatus, readonly AttemptStatus[]>> = {
  draft: ['review', 'verified', 'failed'],
  review: ['verified', 'failed'],
  verified: ['erased'],
  failed: ['erased'],
  erased: [],
}

/** From which statuses an attempt can become this one. */
export const statusesBefore = (next: AttemptStatus): AttemptStatus[] => {
  const all = Object.keys(NEXT_STATUSES) as AttemptStatus[]
  return all.filter((status) => NEXT_STATUSES[status].includes(next))
}
