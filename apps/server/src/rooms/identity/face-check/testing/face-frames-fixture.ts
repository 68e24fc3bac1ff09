import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import {
  FACE_FRAMES_MIN,
  type FaceAction,
  type FaceChallenge,
  SCREEN_COLORS,
  type ScreenColor,
  screenColorAt,
} from '@gamehall/contract/identity'
import sharp from 'sharp'
import type { FaceReader, FaceReading } from '../../../../providers/face/index.ts'
import { hashFrame } from '../read-frames.ts'
import { drawFace, measuresOf, SYNTHETIC_FACE, type SyntheticFace } from './synthetic-face.ts'

/** Scenes by the red level they are painted in; the green level says whose face it is, the blue one how far it is. */
const SCENES = {
  calm: {},
  open_mouth: { mouthOpen: 0.55 },
  turn_left: { yaw: 30 },
  turn_right: { yaw: -30 },
  smile: { smile: 0.95 },
  nobody: null,
  document: {},
} as const satisfies Record<string, Partial<SyntheticFace> | null>
type Scene = keyof typeof SCENES
const NAMES = Object.keys(SCENES) as Scene[]

const STEP = 20
/** The screen's colours, and none. */
const SHOWN = SCREEN_COLORS.length + 1
/** The portrait region of an ID card. */
const PORTRAIT = { x: 0.75, y: 0.2, width: 0.15, height: 0.3 }
let painted = 0

/** How far a scene is, and what the screen shows. */
interface Painted {
  readonly share?: number
  readonly color?: ScreenColor | null
}

/** Paints a unique picture that the scripted reader recognizes as this scene. */
export async function paintFrame(
  scene: Scene,
  who = 0,
  { share = 1, color = null }: Painted = {},
): Promise<Buffer> {
  painted += 1
  const level = Math.round(share * 7)
  const shown = color === null ? 0 : SCREEN_COLORS.indexOf(color) + 1
  const background = {
    r: NAMES.indexOf(scene) * STEP + 10,
    g: who * STEP + 10,
    b: (level * SHOWN + shown) * 4 + 2,
  }
  const size = { width: 60 + (painted % 200), height: 40 + Math.floor(painted / 200) }
  return sharp({ create: { ...size, channels: 3, background } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** Moments of a film's frames after the challenge was shown: over a second, lit by more than one colour. */
const TIMES = [300, 480, 650, 980, 1150, 1320, 1390, 1680] as const
/** So long after a challenge was drawn a test sends its film. */
export const FILM_MS = 2_000
/** When the hashes of a film's frames are sent, as a page does. */
const BATCHES_MS = [700, 1_300, FILM_MS] as const
/** When a film counts as late whose first hashes are sent only then. */
const LATE_MS = 1_300

interface FilmClock {
  readonly now: () => Date
  readonly advance: (ms: number) => void
}
interface FramesOfTimes<Frame> {
  readonly frames: readonly Frame[]
  readonly times: string
  /** When the capture session was issued. */
  readonly issuedAt: number
}

/**
 * Has the frames of a film timestamped while it is taken, and takes the clock to its end. Whether a film was late: another test player's film
 * had taken the clock on.
 */
export async function stampAsFilmed<Frame>(
  clock: FilmClock,
  { frames, times, issuedAt }: FramesOfTimes<Frame>,
  stamp: (frames: readonly Frame[]) => Promise<unknown>,
): Promise<{ readonly isLate: boolean }> {
  const moments = times.split(',').map(Number)
  const isLate = clock.now().getTime() - issuedAt >= LATE_MS
  let sent = 0
  for (const at of BATCHES_MS) {
    clock.advance(Math.max(0, issuedAt + at - clock.now().getTime()))
    const now = at === FILM_MS ? Number.POSITIVE_INFINITY : at
    const due = frames.filter((_, index) => index >= sent && (moments[index] ?? 0) <= now)
    if (due.length > 0) await stamp(due)
    sent += due.length
  }
  return { isLate }
}

/** When a capture session was issued. */
export const issuedAtOf = (capture: string): number => Number(capture.split('.')[0])
const SHARES = [0, 0, 0.3, 0.45, 0.6, 0.75, 0.9, 1] as const

/** The frames of an action as a genuine client sends them, and when they were taken. */
export async function paintActionFrames(
  challenge: Pick<FaceChallenge, 'action' | 'colors'> | FaceAction,
  who = 0,
): Promise<File[]> {
  const { action, colors } =
    typeof challenge === 'string' ? { action: challenge, colors: [] as ScreenColor[] } : challenge
  const frames = SHARES.slice(0, FACE_FRAMES_MIN).map((share, index) =>
    paintFrame(action, who, { share, color: screenColorAt(colors, TIMES[index] ?? 0) }),
  )
  return (await Promise.all(frames)).map(toFormFile)
}

/** The moments of `paintActionFrames`, as a request has them. */
export const FILM_TIMES = TIMES.join()

/** A multipart form file. */
export const toFormFile = (bytes: Buffer | string): File =>
  new File([new Uint8Array(Buffer.from(bytes))], 'frame')

/** SHA-256 of form files in hex, as a page has them timestamped. */
export const hashFormFiles = (files: readonly unknown[]): Promise<string[]> =>
  Promise.all(
    files
      .filter((file) => file instanceof File)
      .map(async (file) => hashFrame(Buffer.from(await file.arrayBuffer())).toString('hex')),
  )

export interface ScriptedFaceReader extends FaceReader {
  /** While true, the engine reports that it is busy. */
  isBusy: boolean
  /** While set, reading waits for it. */
  gate: Promise<void> | null
  /** While true, every face looks like a photo of one. */
  isScreen: boolean
  /** While true, the light on a face stays the same as it turns. */
  isFlat: boolean
  /** While true, the screen's colours do not reach the face. */
  isDark: boolean
  /** While true, all players have one face. */
  isOneFace: boolean
  /** Runs what a player asks for: the faces it reads are this player's. */
  asPlayer<T>(playerId: bigint, ask: () => Promise<T>): Promise<T>
}

/** Recognizes what `paintFrame` painted. */
export function createScriptedFaceReader(): ScriptedFaceReader {
  const asking = new AsyncLocalStorage<bigint>()
  const reader: ScriptedFaceReader = {
    isBusy: false,
    gate: null,
    isScreen: false,
    isFlat: false,
    isDark: false,
    isOneFace: false,
    asPlayer: (playerId, ask) => asking.run(playerId, ask),
    async readFaces(picture) {
      await reader.gate
      if (reader.isBusy) return null
      // A frame is of one colour: `stats()` would take ten times as long.
      const { data, info } = await sharp(picture)
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true })
      const [red = 0, green = 0, blue = 0] = data
      const scene = NAMES[stepOf(red)]
      const script = scene === undefined ? null : SCENES[scene]
      const alive = reader.isScreen ? 0.02 : 0.9
      if (script === null) return []
      readCount += 1
      const code = Math.floor(blue / 4)
      const share = Math.floor(code / SHOWN) / 7
      const color = code % SHOWN === 0 ? null : (SCREEN_COLORS[(code % SHOWN) - 1] ?? null)
      const person = reader.isOneFace ? 0n : (asking.getStore() ?? 0n)
      const who = `${person}/${stepOf(green)}`
      const shift = swayOf((info.height - 40) * 200 + info.width - 60)
      const face = seen({ ...between(script, share), shift }, { who, color, alive, reader })
      return [scene === 'document' ? { ...face, box: PORTRAIT } : face]
    },
  }
  return reader
}

const stepOf = (level: number): number => Math.floor(level / STEP)
let readCount = 0

/** The script at this share of its way. */
function between(script: Partial<SyntheticFace>, share: number): SyntheticFace {
  const way = (key: 'yaw' | 'mouthOpen' | 'smile') =>
    SYNTHETIC_FACE[key] + ((script[key] ?? SYNTHETIC_FACE[key]) - SYNTHETIC_FACE[key]) * share
  return { ...SYNTHETIC_FACE, yaw: way('yaw'), mouthOpen: way('mouthOpen'), smile: way('smile') }
}

interface Seen {
  readonly who: string
  readonly color: ScreenColor | null
  readonly alive: number
  readonly reader: Pick<ScriptedFaceReader, 'isFlat' | 'isDark'>
}

/** Another vector for each face: any two of them are far apart. */
function embeddingOf(who: string): Float32Array {
  const bytes = Array.from({ length: 8 }, (_, part) => [
    ...createHash('sha256').update(`${who}/${part}`).digest(),
  ])
  return Float32Array.from(bytes.flat(), (byte) => byte - 127.5)
}

/** Nobody holds a phone still: every picture is shifted a little, by whole pixels, never so far down that it ends above the shoulders. */
function swayOf(picture: number): readonly [number, number] {
  const [across = 0, down = 0] = createHash('sha256').update(`${picture}`).digest()
  return [(across % 7) - 3, (down % 5) - 3]
}

/** A face with the scripted measures; each frame has its own noise and grey patch. */
function seen(script: SyntheticFace, { who, color, alive, reader }: Seen): FaceReading {
  const face = {
    ...script,
    frame: readCount,
    screen: reader.isDark ? null : color,
    lamp: reader.isFlat ? 0 : 1,
  }
  const seed = readCount
  return {
    box: { x: 0.25, y: 0.25, width: 0.4, height: 0.5 },
    score: 0.95,
    measures: measuresOf(face),
    embedding: embeddingOf(who),
    realness: alive,
    liveness: alive,
    patch: Uint8Array.from(
      { length: 48 * 48 },
      (_, index) => 120 + ((index * (7 + (seed % 11)) + seed * 13) % 17),
    ),
    ...drawFace(face),
  }
}
