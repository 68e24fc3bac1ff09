import { readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type BenchOptions, type BenchRun, formatReport, meetsBar } from './report.ts'

/** Every folder beside this file that holds `<name>.bench.ts`. */
function listBenches(): string[] {
  return readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .filter((name) => readdirSync(`${import.meta.dirname}/${name}`).includes(`${name}.bench.ts`))
    .sort()
}

async function main(names: readonly string[], options: BenchOptions): Promise<void> {
  const benches = listBenches()
  const unknown = names.filter((name) => !benches.includes(name))
  if (unknown.length > 0) {
    console.error(`no bench named ${unknown.join(', ')}; there are: ${benches.join(', ')}`)
    process.exitCode = 2
    return
  }
  for (const name of names.length > 0 ? names : benches) {
    const { run }: { run: BenchRun } = await import(`./${name}/${name}.bench.ts`)
    const lines = await run(options)
    console.log(formatReport(name, lines))
    if (!lines.every(meetsBar)) process.exitCode = 1
  }
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: 'boolean', default: false },
    only: { type: 'string' },
    piece: { type: 'string' },
    'long-limits': { type: 'boolean', default: false },
  },
})
await main(positionals, {
  isFull: values.full,
  only: values.only,
  piece: values.piece,
  hasLongLimits: values['long-limits'],
})
