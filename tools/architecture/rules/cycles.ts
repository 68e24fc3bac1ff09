import type { Rule } from '../rule.ts'
import type { ScriptFile } from '../tree.ts'

/** No file imports itself by way of others, types included. Lazy imports cross no boundary of understanding, and do not count. */
export const cycles: Rule = {
  name: 'cycles',
  counts: 'import circles, types included',
  *check({ scripts }) {
    const byPath = new Map(scripts.map((script) => [script.path, script]))
    const done = new Set<string>()
    for (const script of scripts) {
      const found: { ring: string[]; line: number }[] = []
      visit(script, byPath, done, [], found)
      for (const { ring, line } of found)
        yield {
          path: ring[0] ?? script.path,
          line,
          message: `imports itself: ${ring.join(' → ')}: move what they share into a file of its own`,
        }
    }
  },
}

function visit(
  script: ScriptFile,
  byPath: ReadonlyMap<string, ScriptFile>,
  done: Set<string>,
  trail: readonly string[],
  found: { ring: string[]; line: number }[],
): void {
  if (done.has(script.path)) return
  const here = [...trail, script.path]
  for (const { target, line } of script.imports.filter(({ isDynamic }) => !isDynamic)) {
    const next = target === undefined ? undefined : byPath.get(target)
    if (next === undefined) continue
    const at = here.indexOf(next.path)
    if (at === -1) visit(next, byPath, done, here, found)
    else found.push({ ring: [script.path, ...here.slice(at)], line })
  }
  done.add(script.path)
}
