import pg from 'pg'

const UNIQUE_VIOLATION = '23505'

/** The unique index that a failed statement collided on; null for any other failure. */
export function violatedIndex(error: unknown): string | null {
  const isViolation = error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION
  return isViolation ? (error.constraint ?? null) : null
}
