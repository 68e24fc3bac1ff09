import type { KyselyPlugin } from 'kysely'
import type { AppContext } from '../../platform/context/app-context.ts'

export class SimulatedCrash extends Error {}

/** A context whose process crashes after `afterStatements` statements: later queries throw `Crash`, and open transactions roll back. */
export function createCrashingContext(ctx: AppContext, afterStatements: number): AppContext {
  let left = afterStatements
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      left -= 1
      if (left < 0) throw new SimulatedCrash('the process died')
      return result
    },
  }
  return { ...ctx, db: ctx.db.withPlugin(plugin) }
}
