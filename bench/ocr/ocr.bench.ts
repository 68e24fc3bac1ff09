import { createPaddleScanner, createTesseractReader } from '../../apps/server/src/providers/ocr/index.ts'
import { readDocument } from '../../apps/server/src/rooms/identity/index.ts'
import type { BenchLine, BenchRun } from '../report.ts'
import { KINDS, type Kind, makeCase, SHOTS, type ShotName } from './document-cases.ts'
import { addReading, emptyScore, type Score } from './score-reading.ts'

/** Documents of each kind: 60 in all, each photographed well and, in turn, in one of the other ways. */
const DOCUMENTS_A_KIND = 20
const CLEAN_SHARE = 0.98
const DEGRADED_SHARE = 0.9
const LIMIT_MS = 60_000
const TODAY = '2026-06-01'

const isDegraded = (name: string): name is Exclude<ShotName, 'clean'> => name !== 'clean' && name in SHOTS
const DEGRADED = Object.keys(SHOTS).filter(isDegraded)

/**
 * Reads invented documents off invented photos, in this process alone. What it does not prove: how real cards’ typefaces,
 * wear, plastic and cameras fare.
 */
export const run: BenchRun = async () => {
  const awake = setInterval(() => {}, 1_000)
  const onError = (error: unknown) => console.error(error)
  const readers = { ocr: createTesseractReader({ onError }), scanner: createPaddleScanner({ onError }) }
  const scores = new Map<string, Score>()
  const times: number[] = []
  const scoreOf = (key: string) => {
    const score = scores.get(key) ?? emptyScore()
    scores.set(key, score)
    return score
  }
  const read = async (kind: Kind, seed: number, shot: ShotName) => {
    const one = await makeCase(kind, seed, shot)
    const started = performance.now()
    const reading = await readDocument(readers, one.photos, one.kind, AbortSignal.timeout(LIMIT_MS), TODAY)
    times.push(performance.now() - started)
    if (reading === null) throw new Error('a document took too long')
    addReading(scoreOf(`${kind}, ${shot === 'clean' ? 'clean' : 'degraded'}`), one, reading)
    if (shot !== 'clean') addReading(scoreOf(`  ${shot}`), one, reading)
  }
  for (const kind of KINDS) {
    for (let seed = 1; seed <= DOCUMENTS_A_KIND; seed += 1) {
      await read(kind, seed, 'clean')
      await read(kind, seed, DEGRADED[seed % DEGRADED.length] ?? 'rotated')
    }
  }
  clearInterval(awake)
  return linesOf(scores, times)
}

function linesOf(scores: ReadonlyMap<string, Score>, times: readonly number[]): BenchLine[] {
  const all = [...scores].filter(([key]) => !key.startsWith(' '))
  const part = (ending: string) => all.filter(([key]) => key.endsWith(ending)).map(([, score]) => score)
  const lines = [...scores].map(([key, score]) => shareLine(`fields right: ${key.trim()}`, [score]))
  const sum = (scoresOf: readonly Score[], count: 'fields' | 'surelyRight' | 'surelyWrong') =>
    scoresOf.reduce((total, score) => total + score[count], 0)
  const every = all.map(([, score]) => score)
  const sorted = times.toSorted((a, b) => a - b)
  const time = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  for (const fault of every.flatMap(({ faults }) => faults)) console.log(`    ${fault}`)
  return [
    ...lines,
    shareLine('fields right: all clean', part('clean'), CLEAN_SHARE),
    shareLine('fields right: all degraded', part('degraded'), DEGRADED_SHARE),
    {
      label: 'fields sure and right',
      figure: (100 * sum(every, 'surelyRight')) / sum(every, 'fields'),
      unit: '%',
    },
    { label: 'fields sure and wrong', figure: sum(every, 'surelyWrong'), unit: `of ${sum(every, 'fields')}` },
    { label: 'time for a document, half', figure: time(0.5), unit: 'ms' },
    { label: 'time for a document, 95 %', figure: time(0.95), unit: 'ms' },
  ]
}

function shareLine(label: string, scores: readonly Score[], bar?: number): BenchLine {
  const fields = scores.reduce((total, score) => total + score.fields, 0)
  const right = scores.reduce((total, score) => total + score.right, 0)
  const figure = (100 * right) / fields
  if (bar === undefined) return { label, figure, unit: '%' }
  return { label, figure, unit: '%', against: { label: 'target', figure: 100 * bar }, atLeast: 1 }
}
