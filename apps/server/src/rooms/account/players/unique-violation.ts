import pg from 'pg'

const UNIQUE_VIOLATION = '23505'

/** The name of the violated unique index; null for any other error. */
export function violatedIndex(error: unknown): string | null {
  const isViolation = error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION
  return isViolation ? (error.constraint ?? null) : null
}
