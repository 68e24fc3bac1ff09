import type { ScriptFile, Tree } from '../architecture/tree.ts'

const database = /^packages\/postgres\/src\/(testing|embedded)\//

/** Test files without a database: those that do not import it directly or transitively. */
export function pickUnitTests(tree: Tree): string[] {
  const byPath = new Map(tree.scripts.map((script) => [script.path, script]))
  return tree.scripts
    .filter((script) => /\.test\.tsx?$/.test(script.path) && !reachesDatabase(script, byPath))
    .map((script) => script.path)
}

function reachesDatabase(test: ScriptFile, byPath: ReadonlyMap<string, ScriptFile>): boolean {
  const reached = new Set([test.path])
  for (const path of reached) {
    if (database.test(path)) return true
    for (const { target, isTypeOnly } of byPath.get(path)?.imports ?? [])
      if (target !== undefined && !isTypeOnly) reached.add(target)
  }
  return false
}
