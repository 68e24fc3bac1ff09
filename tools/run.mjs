// Runs a TypeScript file of the project: node tools/run.mjs [--env] <file> [arguments]
// With --env under the settings of .env, as the server itself.
import { join } from 'node:path'
import { chooseDataFolder } from './data-folder.mjs'
import { loadEnv } from './load-env.mjs'
import { becomeNode } from './node-24.mjs'
import { root } from './root.mjs'
import { setUp } from './setup.mjs'

const isOfTheHall = process.argv[2] === '--env'
const [file, ...args] = process.argv.slice(isOfTheHall ? 3 : 2)
if (isOfTheHall) loadEnv(root)
setUp()
const dataDir = chooseDataFolder()
await becomeNode([join(root, file), ...args], dataDir === undefined ? {} : { DATA_DIR: dataDir })
