import type { KyselyPlugin } from 'kysely'
import type { Hall } from '../../core/hall.ts'

export class Crash extends Error {}

/** The server of a process that dies right after its n-th statement: what it had not committed by then is gone. */
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
