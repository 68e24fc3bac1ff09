import { join } from 'node:path'
import { becomeNode } from './node-24.mjs'
import { root } from './root.mjs'
import { setUpForTests } from './setup.mjs'

await setUpForTests()
await becomeNode([join(root, 'tools/checks/run-checks.ts'), 'all'])
