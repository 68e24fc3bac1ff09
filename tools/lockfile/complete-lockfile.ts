// Adds to package-lock.json the packages for other platforms that npm omitted.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { findMissingPlatforms, type Lockfile } from './missing-platforms.ts'

const file = join(root, 'package-lock.json')
const lock: Lockfile = JSON.parse(readFileSync(file, 'utf8'))
const missing = findMissingPlatforms(lock)
const packages = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => a.localeCompare(b, 'en'))
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`)
console.log(`package-lock.json: ${Object.keys(missing).length} added`)
