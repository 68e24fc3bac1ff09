// Writes what docs/protocols/fairness.md refers to: node tools/run.mjs tools/fairness/write-fairness.ts [--rounds [game…]] [--example game]
// With --rounds records new rounds of each game, or of those that are named, too; otherwise the recorded ones stay.
// With --example <game> writes nothing, and prints a random round of it as a worked example of the page.
// What is written has the project's format, so that only what changed differs.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../root.mjs'
import { FOLDER, roundsFile, tableFile } from './fairness-paths.ts'
import { gameTables } from './game-tables.ts'
import { randomRound } from './random-rounds.ts'
import { recordRounds } from './record-rounds.ts'
import { computeRound } from './recorded-round.ts'
import { streamBlock } from './stream-block.ts'

/** `indent` 0 leaves it to the format which objects stand on one line. */
function write(file: string, content: unknown, indent: 0 | 2 = 2): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(content, null, indent)}\n`)
  console.log(file)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'boolean', default: false }, example: { type: 'string' } },
})
/** A random round with its first words. The page's examples leave out the version of the rules. */
function workExample(game: string): object {
  const { rules_version: _, bet, actions, staked, paid, view, ...seeds } = computeRound(randomRound(game))
  const { words } = streamBlock(seeds.server_seed, seeds.client_seed, seeds.nonce, 0)
  return { ...seeds, words, bet, actions, staked, paid, view }
}

function writeAll(): void {
  const isRecorded = (game: string) =>
    values.rounds && (positionals.length === 0 || positionals.includes(game))
  for (const [game, table] of gameTables) {
    write(tableFile(game), table)
    if (isRecorded(game)) write(roundsFile(game), recordRounds(game), 0)
  }
  execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', FOLDER], { stdio: 'inherit' })
}

if (values.example === undefined) writeAll()
else console.log(JSON.stringify(workExample(values.example), null, 2))
