import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './ensure-browser.mjs'
import { describeOutdated, findOutdatedPackages } from './installed-packages.mjs'
import { findNode24 } from './node-24.mjs'
import { root } from './root.mjs'

const modules = join(root, 'node_modules')
const stamp = join(modules, '.gamehall-lock')
const lockfile = join(root, 'package-lock.json')
/** npm's own record of what is installed. */
const record = join(modules, '.package-lock.json')

/** Installs the dependencies that are missing, and nothing else: a second call finds everything there within milliseconds. */
export function setUp() {
  try {
    ensureDependencies()
    findNode24()
  } catch (error) {
    endWith(error)
  }
}

/** As `setUp`, with the browser and the fonts of the end-to-end tests, which are fetched beside the dependencies. */
export async function setUpForTests() {
  const browser = ensureBrowser()
  setUp()
  await browser.catch(endWith)
}

function endWith(error) {
  console.error(`\n${error.message}\n`)
  process.exit(1)
}

function ensureDependencies() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashLockfiles()) return
  if (!existsSync(record)) installDependencies('ci')
  const outdated = listOutdated()
  if (outdated.length > 0) {
    console.log(describeOutdated(outdated))
    installDependencies('install')
    const [left] = listOutdated()
    if (left !== undefined)
      throw new Error(`"npm install" left ${left}. Remove node_modules and run the same command again.`)
  }
  writeFileSync(stamp, hashLockfiles())
}

const listOutdated = () =>
  findOutdatedPackages(JSON.parse(readFileSync(lockfile, 'utf8')), JSON.parse(readFileSync(record, 'utf8')))

/** Changes when the lockfile changes, and when npm installs something. */
function hashLockfiles() {
  const hash = createHash('sha256').update(readFileSync(lockfile))
  if (existsSync(record)) hash.update(readFileSync(record))
  return hash.digest('hex')
}

function installDependencies(command) {
  console.log(`Installing dependencies (npm ${command}) …`)
  const npm = process.env.npm_execpath
  const args = [command, '--no-audit', '--no-fund', '--loglevel=error']
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (result.status !== 0)
    throw new Error(`"npm ${command}" failed (see above). Is the package registry reachable from here?`)
}
