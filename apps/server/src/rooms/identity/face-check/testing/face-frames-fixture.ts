import type { FaceAction } from '@gamehall/contract/identity'
import sharp from 'sharp'
import type { FaceReader, FaceReading } from '../../../../providers/face/index.ts'

type Script = Partial<FaceReading['measures']>

/** Scenes by the red level they are painted in; the green level says whose face it is. */
const SCENES = {
  calm: {},
  open_mouth_half: { mouthOpen: 0.2 },
  open_mouth: { mouthOpen: 0.5 },
  turn_left_half: { yaw: 10 },
  turn_left: { yaw: 24 },
  turn_right_half: { yaw: -10 },
  turn_right: { yaw: -24 },
  smile_half: { smile: 0.4 },
  smile: { smile: 0.9 },
  nobody: null,
  document: {},
} as const satisfies Record<string, Script | null>
type Scene = keyof typeof SCENES
const NAMES = Object.keys(SCENES) as Scene[]

const STEP = 20
/** The portrait region of an ID card. */
const PORTRAIT = { x: 0.75, y: 0.2, width: 0.15, height: 0.3 }
let painted = 0

/** Paints a unique picture that the scripted reader recognizes as this scene. */
export async function paintFrame(scene: Scene, who = 0): Promise<Buffer> {
  painted += 1
  const color = { r: NAMES.indexOf(scene) * STEP + 10, g: who * STEP + 10, b: 10 }
  const size = { width: 60 + (painted % 200), height: 40 + Math.floor(painted / 200) }
  return sharp({ create: { ...size, channels: 3, background: color } })
    .jpeg({ quality: 100 })
    .toBuffer()
}

/** The frames of an action as a genuine client sends them. */
export async function paintActionFrames(action: FaceAction, who = 0): Promise<File[]> {
  const frames = [paintFrame('calm', who), paintFrame(`${action}_half`, who), paintFrame(action, who)]
  return (await Promise.all(frames)).map(toFormFile)
}

/** A multipart form file. */
export const toFormFile = (bytes: Buffer | string): File =>
  new File([new Uint8Array(Buffer.from(bytes))], 'frame')

export interface ScriptedFaceReader extends FaceReader {
  /** While true, the engine reports that it is busy. */
  isBusy: boolean
  /** While set, reading waits for it. */
  gate: Promise<void> | null
  /** While true, every face looks like a photo of one. */
  isScreen: boolean
}

/** Recognizes what `paintFrame` painted. */
export function createScriptedFaceReader(): ScriptedFaceReader {
  const reader: ScriptedFaceReader = {
    isBusy: false,
    gate: null,
    isScreen: false,
    async readFaces(picture) {
      await reader.gate
      if (reader.isBusy) return null
      const [red, green] = (await sharp(picture).stats()).channels
      const scene = NAMES[stepOf(red?.mean)]
      const script = scene === undefined ? null : SCENES[scene]
      const alive = reader.isScreen ? 0.02 : 0.9
      if (script === null) return []
      const face = seen(script, stepOf(green?.mean), stepOf(red?.mean), alive)
      return [scene === 'document' ? { ...face, box: PORTRAIT } : face]
    },
  }
  return reader
}

const stepOf = (mean: number | undefined): number => Math.floor((mean ?? 0) / STEP)

/** A neutral face with the scripted measures; each scene has its own grey patch. */
function seen(script: Script, who: number, seed: number, alive: number): FaceReading {
  const embedding = new Float32Array(64)
  embedding[who] = 1
  return {
    box: { x: 0.25, y: 0.25, width: 0.4, height: 0.5 },
    score: 0.95,
    measures: { yaw: 0, pitch: 0, roll: 0, mouthOpen: 0.05, smile: 0.1, mouthWidth: 0.5, ...script },
    embedding,
    realness: alive,
    liveness: alive,
    patch: Uint8Array.from({ length: 48 * 48 }, (_, index) => 120 + ((index * 7 + seed * 13) % 17)),
  }
}
