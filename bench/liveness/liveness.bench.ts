import type { FaceAction } from '@gamehall/contract/identity'
import { beginRecording, type Recording, recordObservation } from '@gamehall/face'
import { readSampleFaces } from '@gamehall/face/testing'
import sharp from 'sharp'
import { createHumanReader, type FaceReading } from '../../apps/server/src/providers/face/index.ts'
import { evaluateAction, matchDocument } from '../../apps/server/src/rooms/identity/index.ts'
import type { BenchLine } from '../report.ts'
import { type Attempt, makeAttempts } from './attempts.ts'
import { measureBrowser } from './measure-browser.ts'
import { showStolen } from './stolen-document.ts'

/** Issue 5: what a frame may cost in the browser. */
const FRAME_LIMIT_MS = 60

const NOT_PROVED = [
  'Every face here is made of one computer-drawn picture, bent by its mesh: nothing is said about people of other ages,',
  'skins or faces, about glasses and masks, nor about how often two real people are taken for one.',
  'The honest films themselves are bent stills. A film that somebody makes of a photo in that way, or plays on a screen,',
  'passes for honest: its scores of realness go to the reviewer, who is the one to see it.',
]

/** False accepts and rejects of the judge over drawn films and attacks; what a frame costs on the server and in Chromium. */
export async function run(): Promise<BenchLine[]> {
  const reader = createHumanReader({ onError: (error) => console.error(error) })
  const taken: number[] = []
  const read = async (picture: Buffer): Promise<readonly FaceReading[]> => {
    const begun = performance.now()
    const faces = await reader.readFaces(picture, AbortSignal.timeout(30_000))
    taken.push(performance.now() - begun)
    return faces ?? []
  }
  const attempts = await makeAttempts()
  const judged: Judged[] = []
  for (const attempt of attempts) judged.push(await judge(attempt, read))
  tell(judged)
  const honest = judged.filter(({ attempt }) => attempt.isHonest)
  const attacks = judged.filter(({ attempt }) => !attempt.isHonest)
  const match = await matchSamples(read)
  const stolen = await showStolen(reader)
  const browser = await measureBrowser(attempts[0]?.frames ?? [])
  for (const line of NOT_PROVED) console.log(`  ${line}`)
  return [
    limited(
      'false rejects, of honest actions',
      share(honest, ({ rule }) => rule !== null),
      '%',
      2,
    ),
    limited(
      'false accepts, of attacks',
      share(attacks, ({ rule }) => rule === null),
      '%',
      2,
    ),
    limited('another’s ID card with one’s own face beside it, taken for one’s own', stolen, '%', 2),
    { label: 'honest actions judged', figure: honest.length, unit: '' },
    { label: 'attacks judged', figure: attacks.length, unit: '' },
    { label: 'another picture of the same person', figure: match, unit: 'alike' },
    { label: 'a frame on the server, median', figure: quantile(taken.slice(3), 0.5), unit: 'ms' },
    { label: 'a frame on the server, p95', figure: quantile(taken.slice(3), 0.95), unit: 'ms' },
    limited('a frame in Chromium, median', quantile(browser, 0.5), 'ms', FRAME_LIMIT_MS),
    { label: 'a frame in Chromium, p95', figure: quantile(browser, 0.95), unit: 'ms' },
  ]
}

interface Judged {
  readonly attempt: Attempt
  /** Null: accepted. */
  readonly rule: string | null
}

type Read = (picture: Buffer) => Promise<readonly FaceReading[]>

async function judge(attempt: Attempt, read: Read): Promise<Judged> {
  const seen: Seen[] = []
  for (const picture of attempt.frames) seen.push({ picture, faces: await read(picture) })
  const known: Float32Array[] = []
  for (const frame of attempt.known) known.push(...(await read(frame)).map(({ embedding }) => embedding))
  const chosen = attempt.isHonest ? chooseFrames(attempt.action, seen) : seen
  if (chosen === null) return { attempt, rule: 'not seen by the guide' }
  const faces = chosen.map((each) => each.faces)
  const pictures = chosen.map((each) => each.picture)
  const verdict = evaluateAction(attempt.action, faces, pictures, known)
  return { attempt, rule: verdict.ok ? null : verdict.rule }
}

interface Seen {
  readonly picture: Buffer
  readonly faces: readonly FaceReading[]
}

/** The frames that the guide would send of a film; null when it would not. */
function chooseFrames(action: FaceAction, film: readonly Seen[]): readonly Seen[] | null {
  const recording = film.reduce<Recording<Seen>>((so, seen) => {
    const [face] = seen.faces
    return face === undefined ? so : recordObservation(so, action, { measures: face.measures, picture: seen })
  }, beginRecording())
  return recording.stage === 'done' ? recording.pictures : null
}

/** The person of the films, and the other picture that there is of her. */
async function matchSamples(read: Read): Promise<number> {
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

/** One line a kind of attempt: how many were accepted, and why the others were not. */
function tell(judged: readonly Judged[]): void {
  for (const [kind, all] of Object.entries(Object.groupBy(judged, ({ attempt }) => attempt.kind))) {
    if (all === undefined) continue
    const words = all.map(({ attempt, rule }) => `${attempt.action} ${rule ?? 'accepted'}`)
    console.log(`  ${kind}: ${words.join(', ')}`)
  }
}

const share = (judged: readonly Judged[], is: (each: Judged) => boolean) =>
  (100 * judged.filter(is).length) / Math.max(1, judged.length)

const limited = (label: string, figure: number, unit: string, limit: number): BenchLine => ({
  label,
  figure,
  unit,
  against: { label: 'limit', figure: limit },
  atMost: 1,
})

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
