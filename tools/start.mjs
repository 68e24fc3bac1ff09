import { join } from 'node:path'
import { chooseDataFolder } from './data-folder.mjs'
import { loadEnv } from './load-env.mjs'
import { becomeNode, runNode } from './node-24.mjs'
import { root } from './root.mjs'
import { setUp } from './setup.mjs'

loadEnv(root)
setUp()
const exitCode = await runNode([join(root, 'tools/build/build.ts')])
if (exitCode !== 0) process.exit(exitCode)

const dataDir = chooseDataFolder()
if (dataDir !== undefined)
  console.log(`This folder is closed to PostgreSQL's user: data is kept in ${dataDir}`)
await becomeNode(
  ['--import', join(root, 'tools/end-on-second-interrupt.mjs'), join(root, 'apps/server/src/main.ts')],
  dataDir === undefined ? {} : { DATA_DIR: dataDir },
)
