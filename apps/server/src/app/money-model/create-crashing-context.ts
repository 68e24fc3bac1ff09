import type { KyselyPlugin } from 'kysely'
import type { TestContext } from '../../testing/index.ts'

export class SimulatedCrash extends Error {}

/** A context whose process crashes after `afterStatements` statements: later queries throw `Crash`, and open transactions roll back. */
export function createCrashingContext(ctx: TestContext, afterStatements: number): TestContext {
  let left = afterStatements
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      left -= 1
      if (left < 0) throw new SimulatedCrash('the process died')
      return result
    },
  }
  return { ...ctx, db: ctx.db.withPlugin(plugin) as TestContext['db'] }
}
