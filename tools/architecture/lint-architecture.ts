import { root } from '../root.mjs'
import { readTree } from './read-tree.ts'
import { allRules } from './rules/all-rules.ts'

const tree = readTree(root)
let count = 0
for (const rule of allRules) {
  const violations = [...rule.check(tree)]
  for (const { path, line, message } of violations) console.log(`${path}:${line} ${rule.name}: ${message}`)
  if (rule.counts !== undefined) console.log(`${violations.length} ${rule.counts}`)
  count += violations.length
}
console.log(
  `${tree.files.length} files, ${allRules.length} rules, ${count} ${count === 1 ? 'violation' : 'violations'}`,
)
process.exitCode = count === 0 ? 0 : 1
