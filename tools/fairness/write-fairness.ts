// Writes what docs/protocols/fairness.md refers to: node tools/run.mjs tools/fairness/write-fairness.ts [--rounds]
// With --rounds records new rounds of each game, too; otherwise the recorded ones stay.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { roundsFile, tableFile } from './fairness-paths.ts'
import { gameTables } from './game-tables.ts'
import { recordRounds } from './record-rounds.ts'

function write(file: string, content: unknown): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
  console.log(file)
}

const hasRounds = process.argv.includes('--rounds')
for (const [game, table] of gameTables) {
  write(tableFile(game), table)
  if (hasRounds) write(roundsFile(game), recordRounds(game))
}
