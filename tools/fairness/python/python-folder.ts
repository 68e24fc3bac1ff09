import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../root.mjs'
import { FOLDER } from '../fairness-paths.ts'

const SOURCES = join(root, 'tools/fairness/python')

export const hasPython = spawnSync('python3', ['--version']).status === 0

const newFolder = (name: string): string => mkdtempSync(join(tmpdir(), `${name}-`))

/** Makes a folder of rounds, with the tables and recorded rounds of some games. */
export function copyRounds(games: readonly string[]): string {
  const folder = newFolder('recorded-rounds')
  mkdirSync(join(folder, 'rounds'))
  for (const game of games) copyGame(game, folder)
  return folder
}

/** Copies tables and recorded rounds of a game into a folder. */
export function copyGame(game: string, folder: string): void {
  for (const file of [`${game}.json`, `rounds/${game}.json`])
    copyFileSync(join(FOLDER, file), join(folder, file))
}

/** Copies the program into a folder of its own. */
export function copyProgram(): string {
  const folder = newFolder('second-verifier')
  for (const file of readdirSync(SOURCES).filter((name) => name.endsWith('.py')))
    copyFileSync(join(SOURCES, file), join(folder, file))
  return folder
}

/** Rewrites a text that occurs in a file exactly once. Throws when it does not. */
export function rewrite(file: string, from: string, to: string): void {
  const parts = readFileSync(file, 'utf8').split(from)
  if (parts.length !== 2) throw new Error(`${parts.length - 1} times in ${file}: ${from}`)
  writeFileSync(file, parts.join(to))
}

/** Exit code and lines of the program on a folder of tables and rounds. `program`: the folder of a changed one. */
export function runVerifier(rounds: string, program: string = SOURCES) {
  const { status, stdout } = spawnSync('python3', [join(program, 'verify_rounds.py'), rounds], {
    encoding: 'utf8',
  })
  return { status, lines: stdout.split('\n') }
}
