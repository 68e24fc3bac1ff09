import type { Rule } from '../rule.ts'
import { isTest } from '../tree.ts'

/** A workspace is imported by its name. Which workspace may know which stands in biome.json (noRestrictedImports). */
export const workspaces: Rule = {
  name: 'workspaces',
  *check({ scripts }) {
    for (const { path, imports } of scripts) {
      const here = workspaceOf(path)
      if (here === undefined || isTest(path)) continue
      for (const { target, packageName, line } of imports) {
        const there = target === undefined ? undefined : workspaceOf(target)
        if (there === undefined || there === here || packageName !== undefined) continue
        yield {
          path,
          line,
          message: `reaches into ${there} by a relative path: import the package by its name`,
        }
      }
    }
  },
}

function workspaceOf(path: string): string | undefined {
  return /^(?:apps|packages)\/[^/]+/.exec(path)?.[0]
}
