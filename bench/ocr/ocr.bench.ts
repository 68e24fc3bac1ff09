import { createPaddleScanner, createTesseractReader } from '../../apps/server/src/providers/ocr/index.ts'
import { readDocument } from '../../apps/server/src/rooms/identity/index.ts'
import type { BenchLine, BenchRun } from '../report.ts'
import { DOCUMENT_SETS, type DocumentSet, type SetCase } from './document-sets.ts'
import { findPortraits } from './find-portraits.ts'
import { MOST_WRONG } from './foreign-lines.ts'
import { costLines, measureCosts, type ReadingCosts } from './measure-costs.ts'
import { FOREIGN_FOLDERS, readForeignDocuments } from './read-foreign-documents.ts'
import { readLostPhotos } from './read-lost-photos.ts'
import { readingLimitsOf, timeLines } from './reading-limits.ts'
import { addReading, emptyScore, type Score } from './score-reading.ts'

const TODAY = '2026-06-01'
const CLEAN = 'clean'
/** A document that takes longer counts as not read. */
const NOTHING_READ = { fields: {} }

/** The names by which `--only` reads a part. */
const LOST = 'lost'
const PORTRAITS = 'portraits'
const PARTS = ['own', 'varied', 'harsh', ...FOREIGN_FOLDERS, LOST, PORTRAITS]

/**
 * Reads invented documents off invented photos, in this process alone, and reports each set of them by itself, by production’s
 * limits unless `--long-limits` is given. `--only` reads one of `PARTS`. What it does not prove: how real cards’ typefaces, wear,
 * plastic and cameras fare.
 */
export const run: BenchRun = async ({ only, hasLongLimits }) => {
  if (only !== undefined && !PARTS.includes(only))
    throw new Error(`bench ocr has no part named ${only}; there are: ${PARTS.join(', ')}`)
  const isRead = (part: string) => only === undefined || part === only
  const { limitMs, photoMs } = readingLimitsOf(hasLongLimits)
  const awake = setInterval(() => {}, 1_000)
  const onError = (error: unknown) => console.error(error)
  const readers = { ocr: createTesseractReader({ onError }), scanner: createPaddleScanner({ onError }) }
  const costs: ReadingCosts[] = []
  const read = async ({ make }: SetCase) => {
    const one = await make()
    const { done: reading, costs: cost } = await measureCosts(() =>
      readDocument(readers, one.photos, one.kind, AbortSignal.timeout(limitMs), TODAY, photoMs),
    )
    costs.push(cost)
    return { one, reading: reading ?? NOTHING_READ }
  }
  const lines: BenchLine[] = []
  for (const set of DOCUMENT_SETS.filter(({ name }) => isRead(name.replace(/,.*/, '')))) {
    const scores = new Map<string, Score>()
    for (const one of set.cases) {
      const result = await read(one)
      const manner = one.shot === CLEAN ? CLEAN : 'degraded'
      for (const key of [`${one.kind}, ${manner}`, ...(one.shot === CLEAN ? [] : [`  ${one.shot}`])]) {
        const score = scores.get(key) ?? emptyScore()
        scores.set(key, score)
        addReading(score, result.one, result.reading)
      }
    }
    lines.push(...linesOf(set, scores))
  }
  const foreign = await readForeignDocuments(readers, TODAY, {
    folders: FOREIGN_FOLDERS.filter(isRead),
    limits: { limitMs, photoMs },
  })
  const lost = isRead(LOST) ? await readLostPhotos(readers, TODAY) : []
  const portraits = isRead(PORTRAITS) ? await findPortraits(readers, TODAY) : []
  clearInterval(awake)
  const costsOfOwn =
    costs.length === 0
      ? []
      : [
          ...timeLines(
            costs.map(({ ms }) => ms),
            'time for a document',
          ),
          ...costLines(costs, 'a document'),
        ]
  return [...lines, ...costsOfOwn, ...foreign, ...lost, ...portraits]
}

function linesOf({ name, clean, degraded }: DocumentSet, scores: ReadonlyMap<string, Score>): BenchLine[] {
  const all = [...scores].filter(([key]) => !key.startsWith(' '))
  const part = (ending: string) => all.filter(([key]) => key.endsWith(ending)).map(([, score]) => score)
  const every = all.map(([, score]) => score)
  const sum = (count: 'fields' | 'surelyRight' | 'surelyWrong' | 'decisiveWrong') =>
    every.reduce((total, score) => total + score[count], 0)
  for (const fault of every.flatMap(({ faults }) => faults)) console.log(`    ${name}: ${fault}`)
  return [
    ...[...scores].map(([key, score]) => shareLine(`${name}: fields right: ${key.trim()}`, [score])),
    shareLine(`${name}: fields right: all clean`, part(CLEAN), clean),
    shareLine(`${name}: fields right: all degraded`, part('degraded'), degraded),
    {
      label: `${name}: fields sure and right`,
      figure: (100 * sum('surelyRight')) / sum('fields'),
      unit: '%',
    },
    {
      label: `${name}: fields sure and wrong`,
      figure: (100 * sum('surelyWrong')) / sum('fields'),
      unit: `% of ${sum('fields')}`,
      against: { label: 'limit', figure: MOST_WRONG },
      atMost: 1,
    },
    {
      label: `${name}: decisive fields sure and wrong`,
      figure: sum('decisiveWrong'),
      unit: 'fields',
      against: { label: 'limit', figure: 1 },
      atMost: 0,
    },
  ]
}

function shareLine(label: string, scores: readonly Score[], bar?: number): BenchLine {
  const fields = scores.reduce((total, score) => total + score.fields, 0)
  const right = scores.reduce((total, score) => total + score.right, 0)
  const figure = (100 * right) / fields
  if (bar === undefined) return { label, figure, unit: '%' }
  return { label, figure, unit: '%', against: { label: 'target', figure: 100 * bar }, atLeast: 1 }
}
