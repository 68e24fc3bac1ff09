import { join } from 'node:path'
import { becomeNode } from './node-24.mjs'
import { root } from './root.mjs'
import { setUp } from './setup.mjs'

setUp()
await becomeNode([join(root, 'tools/checks/run-checks.ts'), 'quick'])
