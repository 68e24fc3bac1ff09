import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const wantedMajor = 24

/** Finds Node 24: this one when it is new enough, else the one installed by npm. */
export function findNode24() {
  if (Number.parseInt(process.versions.node, 10) >= wantedMajor) return process.execPath
  const installed = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  if (existsSync(installed) && majorOf(installed) >= wantedMajor) return installed
  throw new Error(
    `gamehall runs on Node ${wantedMajor} or newer; this is ${process.versions.node}, and npm has no Node ${wantedMajor} to install for ` +
      `${process.platform}-${process.arch}. Install it from https://nodejs.org (or "nvm install ${wantedMajor}") and run the same command again.`,
  )
}

/**
 * Hands this process over to Node 24 with the given arguments: where the system can, the process becomes the new one
 * (same id, so that signals reach it directly), else a child runs and its end is ours.
 */
export async function becomeNode(args, env = {}) {
  const node = findNode24()
  const environment = { ...process.env, ...env }
  if (typeof process.execve === 'function') process.execve(node, [node, ...args], environment)
  process.exit(await runNode(args, env))
}

/** Runs Node 24 with the given arguments to its end, passing signals on. Returns its exit code. */
export function runNode(args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(findNode24(), args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    const forward = (signal) => child.kill(signal)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward)
    child.once('error', reject)
    child.once('close', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeListener(signal, forward)
      resolve(code ?? 1)
    })
  })
}

function majorOf(node) {
  try {
    return Number.parseInt(execFileSync(node, ['--version'], { encoding: 'utf8' }).slice(1), 10)
  } catch {
    return 0
  }
}
