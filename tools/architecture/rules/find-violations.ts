import { buildTree } from '../read-tree.ts'
import type { Rule } from '../rule.ts'

const manifests = Object.fromEntries(
  ['packages/money', 'packages/ui', 'packages/ledger', 'apps/arcade', 'apps/server'].map((folder) => [
    `${folder}/package.json`,
    JSON.stringify({
      name: folder.replace(/^\w+/, '@gamehall'),
      exports: { '.': './src/index.ts', './*': './src/*' },
    }),
  ]),
)

/** What a rule finds in a small project of the given files (path → text): `path:line message`. */
export function findViolations(rule: Rule, files: Readonly<Record<string, string>>): string[] {
  const tree = buildTree(Object.entries({ ...manifests, ...files }).map(([path, text]) => ({ path, text })))
  return [...rule.check(tree)].map(({ path, line, message }) => `${path}:${line} ${message}`)
}
