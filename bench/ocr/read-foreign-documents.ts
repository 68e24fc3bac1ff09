import { readFileSync } from 'node:fs'
import { type DocumentReading, readDocument } from '../../apps/server/src/rooms/identity/index.ts'
import type { BenchLine } from '../report.ts'
import type { ForeignDocument, ForeignPictures } from './foreign/foreign-document.ts'
import { foreignLines, KIND_NAMES } from './foreign-lines.ts'
import { costLines, measureCosts, type ReadingCosts } from './measure-costs.ts'
import type { ReadingLimits } from './reading-limits.ts'
import { addForeignReading, type FieldResult, VERSIONS } from './score-foreign-reading.ts'

/**
 * Sets of another hand, each in a folder with `documents.json` and `pictures/`. A set is for development once its pictures or
 * faults were looked at to mend the reader; the names say which, and where else a rule comes from a set.
 */
const SETS = [
  { name: 'foreign (rules were corrected by its totals)', folder: 'foreign' },
  { name: 'third hand, for development', folder: 'third-hand' },
  { name: 'fourth hand, for development', folder: 'fourth-hand' },
  { name: 'fifth hand, for development', folder: 'fifth-hand' },
  { name: 'sixth hand (one rule is from it)', folder: 'sixth-hand' },
  { name: 'seventh hand, for development', folder: 'seventh-hand' },
  { name: 'eighth hand, for development', folder: 'eighth-hand' },
  { name: 'ninth hand (one rule is from it)', folder: 'ninth-hand' },
  { name: 'tenth hand, for development', folder: 'tenth-hand' },
  { name: 'eleventh hand, for development', folder: 'eleventh-hand' },
  { name: 'twelfth hand, for development', folder: 'twelfth-hand' },
  { name: 'thirteenth hand, for development', folder: 'thirteenth-hand' },
  { name: 'fourteenth hand, for development', folder: 'fourteenth-hand' },
  { name: 'fifteenth hand, for development', folder: 'fifteenth-hand' },
  { name: 'sixteenth hand, for development', folder: 'sixteenth-hand' },
  { name: 'seventeenth hand', folder: 'seventeenth-hand' },
  { name: 'eighteenth hand, for development', folder: 'eighteenth-hand' },
  { name: 'nineteenth hand, for development', folder: 'nineteenth-hand' },
  { name: 'twentieth hand', folder: 'twentieth-hand' },
] as const
type ForeignSet = (typeof SETS)[number]
export const FOREIGN_FOLDERS: readonly string[] = SETS.map(({ folder }) => folder)

interface ForeignOptions {
  readonly folders: readonly string[]
  readonly limits: ReadingLimits
}

const NOTHING_READ: Pick<DocumentReading, 'fields'> = { fields: {} }
const pathOf = ({ folder }: ForeignSet, file: string) => `${import.meta.dirname}/${folder}/${file}`

const openPhotos = (set: ForeignSet, { front, reverse }: ForeignPictures) => ({
  front: readFileSync(pathOf(set, `pictures/${front}`)),
  reverse: reverse === null ? null : readFileSync(pathOf(set, `pictures/${reverse}`)),
})

/**
 * Reads the documents of these sets, which were drawn apart from the reader; the pictures never change because of a result. A
 * document that takes longer than the limit counts as not read. The bars are the same for all sets.
 */
export async function readForeignDocuments(
  readers: Parameters<typeof readDocument>[0],
  today: string,
  { folders, limits }: ForeignOptions,
): Promise<BenchLine[]> {
  const lines: BenchLine[] = []
  for (const set of SETS.filter(({ folder }) => folders.includes(folder)))
    lines.push(...(await readSet(set, readers, today, limits)))
  return lines
}

async function readSet(
  set: ForeignSet,
  readers: Parameters<typeof readDocument>[0],
  today: string,
  { limitMs, photoMs }: ReadingLimits,
): Promise<BenchLine[]> {
  const documents: ForeignDocument[] = JSON.parse(readFileSync(pathOf(set, 'documents.json'), 'utf8'))
  const results: FieldResult[] = []
  const costs: (ReadingCosts & Pick<ForeignDocument, 'documentType'>)[] = []
  for (const document of documents) {
    const { documentType, issueCountry } = document
    for (const version of VERSIONS) {
      const photos = openPhotos(set, document[version])
      const kind = { documentType, issueCountry }
      const { done: reading, costs: cost } = await measureCosts(() =>
        readDocument(readers, photos, kind, AbortSignal.timeout(limitMs), today, photoMs),
      )
      costs.push({ ...cost, documentType })
      addForeignReading(results, document, version, reading ?? NOTHING_READ)
    }
  }
  for (const fault of results.filter(({ isRight }) => !isRight)) console.log(`    ${describeFault(fault)}`)
  const times = costs.map(({ ms }) => ms)
  const ofKind = KIND_NAMES.map(
    ([type, name]) => [name, costs.filter((cost) => cost.documentType === type)] as const,
  )
  return [
    ...foreignLines(set.name, results, times),
    ...ofKind.flatMap(([name, some]) => (some.length === 0 ? [] : costLines(some, `${set.name}: ${name}`))),
  ]
}

const describeFault = (fault: FieldResult) =>
  `${fault.document} ${fault.version} ${fault.field}: ${fault.printed || 'nothing'} read as ${fault.read ?? 'nothing'} (${fault.confidence.toFixed(2)}${fault.isSure ? ', sure' : ''})`
