// Writes what docs/protocols/fairness.md refers to: node tools/run.mjs tools/fairness/write-fairness.ts [--rounds [game…]]
// With --rounds records new rounds of each game, or of those that are named, too; otherwise the recorded ones stay.
// What is written has the project's format, so that only what changed differs.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../root.mjs'
import { FOLDER, roundsFile, tableFile } from './fairness-paths.ts'
import { gameTables } from './game-tables.ts'
import { recordRounds } from './record-rounds.ts'

function write(file: string, content: unknown): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
  console.log(file)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'boolean', default: false } },
})
const isRecorded = (game: string) => values.rounds && (positionals.length === 0 || positionals.includes(game))
for (const [game, table] of gameTables) {
  write(tableFile(game), table)
  if (isRecorded(game)) write(roundsFile(game), recordRounds(game))
}
execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', FOLDER], { stdio: 'inherit' })
