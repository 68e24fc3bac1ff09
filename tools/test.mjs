import { join } from 'node:path'
import { becomeNode, runNode } from './node-24.mjs'
import { root } from './root.mjs'
import { setUpForTests } from './setup.mjs'

await setUpForTests()
const exitCode = await runNode([join(root, 'tools/build/build.ts')])
if (exitCode !== 0) process.exit(exitCode)
await becomeNode([join(root, 'tools/checks/run-checks.ts'), 'all'])
