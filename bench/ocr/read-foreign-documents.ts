import { readFileSync } from 'node:fs'
import { DOCUMENT_TYPES } from '@gamehall/contract/identity'
import { type DocumentReading, readDocument } from '../../apps/server/src/rooms/identity/index.ts'
import type { BenchLine } from '../report.ts'
import type { ForeignDocument, ForeignPictures } from './foreign/foreign-document.ts'
import type { ReadingLimits } from './reading-limits.ts'
import { addForeignReading, type FieldResult } from './score-foreign-reading.ts'

/** Sets of another hand, each in a folder with `documents.json` and `pictures/`. */
const SETS = [
  { name: 'foreign', folder: 'foreign' },
  { name: 'third hand, for development', folder: 'third-hand' },
  { name: 'fourth hand, for development', folder: 'fourth-hand' },
  { name: 'fifth hand, for development', folder: 'fifth-hand' },
  { name: 'sixth hand', folder: 'sixth-hand' },
] as const
type ForeignSet = (typeof SETS)[number]
export const FOREIGN_FOLDERS: readonly string[] = SETS.map(({ folder }) => folder)

interface ForeignOptions {
  readonly folders: readonly string[]
  readonly limits: ReadingLimits
}

const VERSIONS = ['clean', 'degraded'] as const
const NOTHING_READ: Pick<DocumentReading, 'fields'> = { fields: {} }
const KIND_NAMES = {
  [DOCUMENT_TYPES.idCard]: 'ID card',
  [DOCUMENT_TYPES.residentCertificate]: 'resident certificate',
  [DOCUMENT_TYPES.passport]: 'passport',
} as const

const pathOf = ({ folder }: ForeignSet, file: string) => `${import.meta.dirname}/${folder}/${file}`

const openPhotos = (set: ForeignSet, { front, reverse }: ForeignPictures) => ({
  front: readFileSync(pathOf(set, `pictures/${front}`)),
  reverse: reverse === null ? null : readFileSync(pathOf(set, `pictures/${reverse}`)),
})

/**
 * Reads the documents of these sets, which were drawn apart from the reader; the pictures never change because of a result. A
 * document that takes longer than the limit counts as not read. Figures have no bar: they are published as they come out.
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
  const times: number[] = []
  for (const document of documents) {
    const { documentType, issueCountry } = document
    for (const version of VERSIONS) {
      const photos = openPhotos(set, document[version])
      const started = performance.now()
      const limit = AbortSignal.timeout(limitMs)
      const reading = await readDocument(
        readers,
        photos,
        { documentType, issueCountry },
        limit,
        today,
        photoMs,
      )
      times.push(performance.now() - started)
      addForeignReading(results, document, version, reading ?? NOTHING_READ)
    }
  }
  for (const fault of results.filter(({ isRight }) => !isRight)) console.log(`    ${describeFault(fault)}`)
  return linesOf(set, results, times)
}

const describeFault = (fault: FieldResult) =>
  `${fault.document} ${fault.version} ${fault.field}: ${fault.printed || 'nothing'} read as ${fault.read ?? 'nothing'} (${fault.confidence.toFixed(2)}${fault.isSure ? ', sure' : ''})`

function linesOf(
  { name: set }: ForeignSet,
  results: readonly FieldResult[],
  times: readonly number[],
): BenchLine[] {
  const share = (label: string, some: readonly FieldResult[]): BenchLine => ({
    label: `${set}: ${label}`,
    figure: (100 * some.filter(({ isRight }) => isRight).length) / some.length,
    unit: `% of ${some.length}`,
  })
  const lines = VERSIONS.flatMap((version) => {
    const part = results.filter((result) => result.version === version)
    const ofKind = Object.entries(KIND_NAMES).map(
      ([type, name]) => [name, part.filter((result) => String(result.documentType) === type)] as const,
    )
    return [
      share(`fields right, ${version}`, part),
      ...ofKind.map(([name, some]) => share(`fields right, ${name}, ${version}`, some)),
      ...ofKind.map(([name, some]) =>
        share(
          `names right, ${name}, ${version}`,
          some.filter(({ field }) => field === 'name'),
        ),
      ),
      share(
        `numbers right, ${version}`,
        part.filter(({ field }) => field === 'id_number'),
      ),
    ]
  })
  const wrong = results.filter(({ isRight, isSure }) => isSure && !isRight)
  const decisive = wrong.filter(({ isDecisive }) => isDecisive)
  const count = (label: string, figure: number, of: readonly FieldResult[]): BenchLine => ({
    label: `${set}: ${label}`,
    figure,
    unit: `of ${of.length}`,
  })
  const sorted = times.toSorted((a, b) => a - b)
  const time = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN
  return [
    ...lines,
    count(
      'decisive fields sure and wrong',
      decisive.length,
      results.filter(({ isDecisive }) => isDecisive),
    ),
    count(
      'other fields sure and wrong',
      wrong.length - decisive.length,
      results.filter(({ isDecisive }) => !isDecisive),
    ),
    { label: `${set}: time for a document, half`, figure: time(0.5), unit: 'ms' },
    { label: `${set}: time for a document, 95 %`, figure: time(0.95), unit: 'ms' },
  ]
}
