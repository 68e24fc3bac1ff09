// Runs a TypeScript file of the project: node tools/run.mjs <file> [arguments]
import { join } from 'node:path'
import { chooseDataFolder } from './data-folder.mjs'
import { becomeNode } from './node-24.mjs'
import { root } from './root.mjs'
import { setUp } from './setup.mjs'

const [file, ...args] = process.argv.slice(2)
setUp()
const dataDir = chooseDataFolder()
await becomeNode([join(root, file), ...args], dataDir === undefined ? {} : { DATA_DIR: dataDir })
