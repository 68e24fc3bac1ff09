import { readSampleFaces } from '@gamehall/face/testing'
import sharp from 'sharp'
import {
  createHumanReader,
  type FaceReader,
  type FaceReading,
} from '../../apps/server/src/providers/face/index.ts'
import { matchDocument } from '../../apps/server/src/rooms/identity/index.ts'
import type { BenchLine, BenchRun } from '../report.ts'
import { comparePeople } from './compare-people.ts'
import { type EvaluatedFilm, evaluateFilm, type ReadFaces } from './evaluate-film.ts'
import { limited, linesOf } from './film-lines.ts'
import { type BenchFilm, isSampled, readForeignSets, type Sample } from './film-sets.ts'
import { listGuidedFilms } from './foreign/guided-films.ts'
import { measureBrowser } from './measure-browser.ts'
import { makeOwnFilms, people } from './own-films.ts'
import { showStolen } from './stolen-document.ts'
import { evaluateUsedFilms } from './used-films.ts'
import { drawVariedFilms } from './varied/varied-films.ts'

/** Issues 5 and 14: what a frame may cost in the browser, the slowest of twenty too. */
const FRAME_LIMIT_MS = 60

const NOT_PROVED = [
  'The faces of the set `own` are made of one computer-drawn picture, and its heads and its spoofs by the hand that wrote the',
  'rules: nothing is said about people of other ages, skins or faces, about glasses and masks, nor about how often two real',
  'people are taken for one. A head that somebody renders live, lit with the colours as they are drawn, is not told from',
  'a person, nor is a photo that is evenly lit, and whose colours and shoulders are lit so with the relief of its face, with the inside of a mouth:',
  'their scores go to the reviewer.',
]

/** Parts of the bench: five sets of films, two of them halves of `varied`, and what else is measured. */
const PARTS = ['own', 'tuned', 'unseen', 'foreign', 'guided', 'rest'] as const
type Part = (typeof PARTS)[number]

/** Without `--full`, every so many films of a set, always the same ones: all kinds of `own`, all rooms of `varied`. */
const SAMPLED: Readonly<Record<Exclude<Part, 'rest'>, number>> = {
  own: 3,
  tuned: 5,
  unseen: 5,
  foreign: 9,
  guided: 18,
}

/**
 * False accepts and rejects of the judge over films of heads and spoofs; what a frame costs on the server and in Chromium. With
 * `--full` over all films, else over a sample of them; `--only` runs one part, `--piece 2/3` the second third of its films.
 */
export const run: BenchRun = async ({ isFull, only, piece }) => {
  const parts = PARTS.filter((part) => only === undefined || part === only)
  if (parts.length === 0) throw new Error(`liveness has the parts ${PARTS.join(', ')}`)
  const reader = createHumanReader({ onError: (error) => console.error(error) })
  const taken: number[] = []
  const read = async (picture: Buffer): Promise<readonly FaceReading[]> => {
    const begun = performance.now()
    const faces = await reader.readFaces(picture, AbortSignal.timeout(30_000))
    taken.push(performance.now() - begun)
    return faces ?? []
  }
  const lines: BenchLine[] = []
  for (const part of parts) {
    if (part === 'rest') {
      lines.push(...(await measureRest(isFull, reader, read)))
      continue
    }
    const sample = sampleOf(isFull ? 1 : SAMPLED[part], piece)
    for (const { name, films } of await setsOf(part, sample)) {
      const judged = await judgeSet(name, films, read)
      const some = sample.every === 1 ? name : `${name}, film ${sample.from + 1} of each ${sample.every}`
      lines.push(...linesOf(some, judged), ...(part === 'own' ? comparePeople(judged) : []))
    }
  }
  for (const line of NOT_PROVED) console.log(`  ${line}`)
  return [
    ...lines,
    { label: 'a frame on the server, median', figure: quantile(taken.slice(3), 0.5), unit: 'ms' },
    { label: 'a frame on the server, p95', figure: quantile(taken.slice(3), 0.95), unit: 'ms' },
  ]
}

function sampleOf(every: number, piece = '1/1'): Sample {
  const [at, of] = piece.split('/').map(Number)
  if (at === undefined || of === undefined || !(at >= 1 && at <= of))
    throw new Error('a piece is such as 2/3')
  return { every: every * of, from: every * (at - 1) }
}

type Films = AsyncIterable<BenchFilm> | Iterable<BenchFilm>

/** Of `varied`, one half was looked at while the rules were written, the other was not. */
async function setsOf(
  part: Exclude<Part, 'rest'>,
  sample: Sample,
): Promise<readonly { readonly name: string; readonly films: Films }[]> {
  const isWanted = (at: number) => isSampled(sample, at)
  if (part === 'foreign') return readForeignSets(sample)
  if (part === 'guided') return [{ name: 'foreign, guided', films: listGuidedFilms(isWanted) }]
  if (part === 'own') return [{ name: 'own', films: makeOwnFilms((person, at) => isWanted(person + at)) }]
  const name = part === 'tuned' ? 'varied, tuned on' : 'varied, not looked at'
  return [{ name, films: drawVariedFilms(part, isWanted) }]
}

/** Used films, stolen cards, two pictures of one person, and what a frame costs in Chromium. */
async function measureRest(isFull: boolean, reader: FaceReader, read: ReadFaces): Promise<BenchLine[]> {
  const match = await matchSamples(read)
  const everybody = await people()
  const used = await evaluateUsedFilms(isFull ? everybody : everybody.slice(0, 1), read)
  const stolen = await showStolen(reader)
  const browser = await measureBrowser(await framesOfHonest())
  return [
    ...used,
    limited('another’s ID card with one’s own face beside it, taken for one’s own', stolen, '%', 2),
    { label: 'another picture of the same person', figure: match, unit: 'alike' },
    limited('a frame in Chromium, median', quantile(browser, 0.5), 'ms', FRAME_LIMIT_MS),
    limited('a frame in Chromium, p95', quantile(browser, 0.95), 'ms', FRAME_LIMIT_MS),
  ]
}

async function judgeSet(set: string, films: Films, read: ReadFaces): Promise<EvaluatedFilm[]> {
  const judged: EvaluatedFilm[] = []
  for await (const film of films) judged.push(await evaluateFilm(film, read))
  for (const [kind, all = []] of Object.entries(Object.groupBy(judged, ({ film }) => film.kind)))
    console.log(`  ${set}, ${kind}: ${all.map(outcomeOf).join('; ')}`)
  return judged
}

const outcomeOf = ({ result, why, repeated }: EvaluatedFilm) =>
  [result, why, ...repeated.map((each) => `(after ${each})`)].filter((part) => part !== '').join(' ')

/** The person of the films, and the other picture that there is of her. */
async function matchSamples(read: ReadFaces): Promise<number> {
  const { portrait, figure } = await readSampleFaces()
  const head = await sharp(figure).extract({ left: 480, top: 0, width: 240, height: 240 }).jpeg().toBuffer()
  const seen = await read(portrait)
  const [other = null] = await read(head)
  return (
    matchDocument(
      other,
      seen.map(({ embedding }) => embedding),
    ) ?? 0
  )
}

/** Of the first action of an honest film of `own`. */
async function framesOfHonest(): Promise<readonly Buffer[]> {
  for await (const { actions } of makeOwnFilms((person, at) => person === 0 && at === 0)) {
    const [action] = actions
    if (action !== undefined && 'frames' in action) return action.frames
  }
  return []
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
