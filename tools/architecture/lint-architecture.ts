import { root } from '../root.mjs'
import { readTree } from './read-tree.ts'
import { allRules } from './rules/all-rules.ts'

const tree = readTree(root)
let count = 0
for (const rule of allRules)
  for (const { path, line, message } of rule.check(tree)) {
    console.log(`${path}:${line} ${rule.name}: ${message}`)
    count += 1
  }
console.log(
  `${tree.files.length} files, ${allRules.length} rules, ${count} ${count === 1 ? 'violation' : 'violations'}`,
)
process.exitCode = count === 0 ? 0 : 1
