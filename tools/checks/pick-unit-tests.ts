import type { ScriptFile, Tree } from '../architecture/tree.ts'

const database = /^packages\/postgres\/src\/(testing|embedded)\//
/** Engines that read text and faces with trained models: seconds of both cores before their first answer. */
const models =
  /^(apps\/server\/src\/providers\/(ocr\/(paddle|tesseract)|face\/human)|packages\/face\/src\/engine)\//
/** Rounds played by the million. */
const simulations = /^apps\/arcade\/src\/fairness\/simulation-stream\.ts$/
const slow = [database, models, simulations]

/** Test files that reach no database, no trained model and no simulation, directly or through what they import. */
export function pickUnitTests(tree: Tree): string[] {
  const byPath = new Map(tree.scripts.map((script) => [script.path, script]))
  return tree.scripts
    .filter((script) => /\.test\.tsx?$/.test(script.path) && !isSlow(script, byPath))
    .map((script) => script.path)
}

function isSlow(test: ScriptFile, byPath: ReadonlyMap<string, ScriptFile>): boolean {
  const reached = new Set([test.path])
  for (const path of reached) {
    if (slow.some((places) => places.test(path))) return true
    for (const { target, isTypeOnly } of byPath.get(path)?.imports ?? [])
      if (target !== undefined && !isTypeOnly) reached.add(target)
  }
  return false
}
