import type { KyselyPlugin } from 'kysely'
import type { Hall } from '../../core/hall.ts'

export class Crash extends Error {}

/** A context whose process crashes after `afterStatements` statements: later queries throw `Crash`, and open transactions roll back. */
export function crashingHall(hall: Hall, afterStatements: number): Hall {
  let left = afterStatements
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      left -= 1
      if (left < 0) throw new Crash('the process died')
      return result
    },
  }
  return { ...hall, db: hall.db.withPlugin(plugin) }
}
