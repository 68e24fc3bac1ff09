import type { Kysely, Transaction } from 'kysely'
import type { Outcome, Refusal } from '../context/outcome.ts'

class RolledBack extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super('rolled back by a refusal')
    this.refusal = refusal
  }
}

/**
 * Runs a use-case's writes in one transaction. A refusal rolls everything back and is returned as it is;
 * an exception rolls back and is thrown on.
 */
export async function transact<Tables, Result extends Outcome<unknown>>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  let refused: Result | undefined
  try {
    return await db.transaction().execute(async (trx) => {
      const result = await work(trx)
      if (!result.ok) {
        refused = result
        throw new RolledBack(result)
      }
      return result
    })
  } catch (error) {
    if (error instanceof RolledBack && refused !== undefined) return refused
    throw error
  }
}
