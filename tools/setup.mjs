import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './ensure-browser.mjs'
import { findNode24 } from './node-24.mjs'
import { root } from './root.mjs'

const modules = join(root, 'node_modules')
const stamp = join(modules, '.gamehall-lock')

/**
 * Installs what is missing, and nothing else: a second call finds everything there within milliseconds.
 * With `forTests`, the browser and the fonts of the end-to-end tests too.
 */
export function setUp({ forTests = false } = {}) {
  try {
    ensureDependencies()
    findNode24()
    if (forTests) process.env.CHROMIUM_PATH = ensureBrowser()
  } catch (error) {
    console.error(`\n${error.message}\n`)
    process.exit(1)
  }
}

function ensureDependencies() {
  const lockText = readFileSync(join(root, 'package-lock.json'))
  const wanted = createHash('sha256').update(lockText).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  if (!existsSync(join(modules, '.package-lock.json'))) installDependencies('ci')
  else if (!isInstalled(JSON.parse(lockText))) installDependencies('install')
  writeFileSync(stamp, wanted)
}

/** Whether npm's own record of what is installed agrees with the lockfile, package by package. */
function isInstalled(lock) {
  const installed = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')).packages
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true
    const found = installed[path]
    if (found === undefined)
      return wanted.optional === true || wanted.devOptional === true || wanted.peer === true
    return found.version === wanted.version && found.link === wanted.link
  })
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
