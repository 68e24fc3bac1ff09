import { SCREEN_LIGHT, type ScreenColor } from '@gamehall/contract/identity'
import type { FaceMeasures } from '@gamehall/face'
import { NEUTRAL_MEASURES } from '@gamehall/face/testing/neutral-measures'
import type { FaceReading, FaceScene } from '../../../../providers/face/index.ts'
import { MEAN_FACE } from '../liveness/mean-face.ts'

/** What a synthetic head does, and how it is lit and surrounded. */
export interface SyntheticFace {
  readonly yaw: number
  readonly mouthOpen: number
  readonly smile: number
  readonly mouthWidth: number
  /** Colour of the screen on the skin; null without. */
  readonly screen: ScreenColor | null
  /** How strongly the lamp shades the head as it turns: 1 is usual, 0 is a picture. */
  readonly lamp: number
  /**
   * The power of the cosine between skin and screen with which its light falls: 0 is a tint, 2 is usual, because the painted
   * face curves less than its mesh.
   */
  readonly cosine: number
  /** How deep the head is: 1 is usual, 0 is a flat picture. */
  readonly depth: number
  /** Whether hair and ears move along. */
  readonly isOutsideStill: boolean
  /** Bends the background about the face, in pixels, as a photo that is pushed aside at its face. */
  readonly bend: number
  /** The screen's colour falls on everything alike. */
  readonly isTinted: boolean
  /** The neck's share of the screen's light, beside the face's; its red beside the face's. */
  readonly neck: { readonly lit: number; readonly red: number }
  /** What the shoulders return of it, beside the face. */
  readonly shouldersLit: number
  /** What hair and ears return of it, beside the face. */
  readonly hairLit: number
  /** Whether lips are pulled apart as those of a photo, so that no inside is seen between them. */
  readonly isMouthShut: boolean
  /** How much of the jaw and of the cheeks moves: 1 is usual. */
  readonly muscles: number
  /** Movement of the camera, in whole pixels of the scene. */
  readonly shift: readonly [number, number]
  /** The camera's noise: which frame it is. 0: no noise. */
  readonly frame: number
}

export const SYNTHETIC_FACE: SyntheticFace = {
  yaw: 0,
  mouthOpen: 0.05,
  smile: 0.1,
  mouthWidth: 0.5,
  screen: null,
  lamp: 1,
  cosine: 2,
  depth: 1,
  isOutsideStill: false,
  bend: 0,
  isTinted: false,
  neck: { lit: 0.9, red: 1 },
  shouldersLit: 0.6,
  hairLit: 0,
  isMouthShut: false,
  muscles: 1,
  shift: [0, 0],
  frame: 1,
}

const WIDTH = 160
const HEIGHT = 120
/** Middle between the eyes and their distance, in pixels of the scene. */
const EYES = { x: 80, y: 50, apart: 34 }
/** How far both lips that are shut lie below the eyes, in their distances. */
const LIPS = 0.745
/** Radius of the face as seen from above, in pixels of the scene. */
const CURVE = 27
const MESH_POINTS = 468
/** Landmarks of the ridge and the sides of the nose that the mean face does not have, as that has them. */
const NOSE = new Map<number, readonly [x: number, y: number, z: number]>([
  [197, [0, 0.13, -0.13]],
  [195, [0, 0.21, -0.17]],
  ...[174, 217, 236, 198].map((place, index) => [place, [-0.2, 0.16 + 0.06 * index, -0.08]] as const),
  ...[399, 437, 456, 420].map((place, index) => [place, [0.2, 0.16 + 0.06 * index, -0.08]] as const),
])
/** How far its ridge lies before the eyes, in eye distances; what its sides return of the screen's light, beside the ridge. */
const RIDGE_DEPTH = 0.16
const NOSE_SIDES = 0.6
/** How far the irises lie from the middle between the eyes, in their distance, and how bright they are beside the skin. */
const IRISES = 0.36
const IRIS = 0.3
/** How far the shoulders lie below the eyes, in pixels of the scene, and how bright they are. */
const SHOULDERS = 61
const CLOTH = 90
/** Red, green and blue of skin and hair, beside its red. */
const SKIN_COLOR = [1, 0.8, 0.7] as const
const JAW = new Set([17, 14, 152, 148, 377, 176, 400, 149, 378, 200, 208, 428])
const CHEEKS = new Set([50, 280, 205, 425])

/** Landmarks and scene of a synthetic head before a patterned wall. */
export function drawFace(face: SyntheticFace): Pick<FaceReading, 'mesh' | 'scene'> {
  return { mesh: placeMesh(face), scene: paintScene(face) }
}

export const measuresOf = ({ yaw, mouthOpen, smile, mouthWidth }: SyntheticFace): FaceMeasures => ({
  ...NEUTRAL_MEASURES,
  yaw,
  mouthOpen,
  smile,
  mouthWidth,
})

function placeMesh({
  yaw,
  mouthOpen,
  smile,
  mouthWidth,
  depth,
  muscles,
  shift,
}: SyntheticFace): Float32Array {
  const mesh = new Float32Array(MESH_POINTS * 3)
  const angle = (yaw * Math.PI) / 180
  const open = openingOf({ mouthOpen, muscles })
  const smiling = Math.max(0, smile - 0.1, (mouthWidth - 0.5) * 8) * 0.04 * muscles
  for (const [place, [x, y, z]] of [...MEAN_FACE, ...NOSE]) {
    const lower = y + (JAW.has(place) ? open : 0) - (CHEEKS.has(place) ? smiling : 0)
    // A flat picture is pushed aside at its middle: the parallax is there, and nothing gets narrower.
    const turned =
      depth === 0
        ? x - z * Math.sin(angle) * (Math.abs(x) < 0.2 ? 1 : 0.1)
        : x * Math.cos(angle) - z * Math.sin(angle)
    mesh[place * 3] = EYES.x + shift[0] + turned * EYES.apart
    mesh[place * 3 + 1] = EYES.y + shift[1] + lower * EYES.apart
    mesh[place * 3 + 2] = depth * (x * Math.sin(angle) + z * Math.cos(angle)) * EYES.apart
  }
  return mesh
}

/** Scenes without noise: tests show the same ones again and again. */
const painted = new Map<string, Float32Array>()

function paintScene(face: SyntheticFace): FaceScene {
  const { yaw, screen, lamp, cosine, isOutsideStill, bend, isTinted, neck, hairLit, shouldersLit } = face
  const key = JSON.stringify([
    yaw,
    screen,
    lamp,
    cosine,
    isOutsideStill,
    bend,
    isTinted,
    neck,
    hairLit,
    shouldersLit,
    face.depth,
    face.isMouthShut ? 0 : openingOf(face),
  ])
  const plain = painted.get(key) ?? paintPlainScene(face)
  painted.set(key, plain)
  const [right, down] = face.shift
  const data = new Uint8Array(plain.length)
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const from = (clamp(y - down, HEIGHT) * WIDTH + clamp(x - right, WIDTH)) * 3
      const at = (y * WIDTH + x) * 3
      for (let channel = 0; channel < 3; channel += 1)
        data[at + channel] = (plain[from + channel] ?? 0) + noise(at + channel, face.frame)
    }
  return { data, width: WIDTH, height: HEIGHT }
}

const clamp = (at: number, size: number) => Math.min(size - 1, Math.max(0, at))

function paintPlainScene(face: SyntheticFace): Float32Array {
  const data = new Float32Array(WIDTH * HEIGHT * 3)
  const tint = (channel: number, strength: number) =>
    1 + strength * (face.screen === null ? 0 : (SCREEN_LIGHT[face.screen][channel] ?? 0))
  const hair = face.isOutsideStill ? 0 : face.yaw * 0.35
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const skin = Math.hypot((x - EYES.x - hair * 0.3) / 24, (y - EYES.y - 10) / 33)
      const head = Math.hypot((x - EYES.x - hair) / 33, (y - EYES.y - 4) / 42)
      const isMouth = isInMouth(face, x, y)
      const isSkin = !isMouth && skin <= 1
      const isBelow = !isMouth && !isSkin && isNeck(x, y)
      const isShoulder = !isMouth && !isSkin && !isBelow && y > EYES.y + SHOULDERS
      const isHair = !isMouth && !isSkin && !isBelow && !isShoulder && head <= 1
      const lit = isSkin ? 0.14 * facingAt(face, x) * noseAt(face, x, y) : 0
      const base = isMouth || isBelow || isHair ? 0 : isSkin ? skinAt(face, x, y) : wallAt(face, x, y, head)
      for (let channel = 0; channel < 3; channel += 1) {
        const plain = SKIN_COLOR[channel] ?? 1
        data[(y * WIDTH + x) * 3 + channel] = isMouth
          ? 20
          : isSkin
            ? base * plain * tint(channel, lit)
            : isBelow
              ? 135 * plain * (channel === 0 ? face.neck.red : 1) * tint(channel, 0.1 * face.neck.lit)
              : isShoulder
                ? CLOTH * tint(channel, 0.1 * face.shouldersLit)
                : isHair
                  ? 45 * plain * tint(channel, 0.1 * face.hairLit)
                  : base * tint(channel, face.isTinted ? 0.14 : 0.01)
      }
    }
  return data
}

/** How much of the screen's light a place of the skin gets. */
function facingAt({ yaw, cosine }: SyntheticFace, x: number): number {
  const side = Math.asin(Math.max(-1, Math.min(1, (x - EYES.x) / CURVE)))
  return Math.max(0.15, Math.cos(side + (yaw * Math.PI) / 180)) ** cosine
}

function skinAt(face: SyntheticFace, x: number, y: number): number {
  const shade = 1 + face.lamp * 0.009 * face.yaw * ((x - EYES.x) / 27)
  return (isIris(face, x, y) ? IRIS : 1) * 150 * shade
}

/** Without repetition, so that each of its places can be found again. */
function wallAt({ bend }: SyntheticFace, x: number, y: number, head: number): number {
  const wallX = bend === 0 ? x : x - bend * Math.exp(-(head ** 2) / 3)
  return (
    110 +
    28 * Math.sin(wallX * 0.53 + Math.sin(y * 0.21) * 2) +
    28 * Math.sin(y * 0.47 + wallX * 0.11) +
    28 * Math.sin(wallX * 0.19 * (1 + y * 0.004))
  )
}

/** What the nose leaves of the screen's light, wherever its ridge turns to. */
function noseAt({ yaw, depth }: SyntheticFace, x: number, y: number): number {
  const ridge = EYES.x + depth * RIDGE_DEPTH * Math.sin((yaw * Math.PI) / 180) * EYES.apart
  const aside = Math.abs(x - ridge)
  return y > EYES.y && y < EYES.y + 16 && aside > 2.5 && aside < 10 ? NOSE_SIDES : 1
}

/** In one of the irises, which are darker than skin. */
function isIris({ yaw }: SyntheticFace, x: number, y: number): boolean {
  const aside = Math.abs(x - EYES.x) - IRISES * Math.cos((yaw * Math.PI) / 180) * EYES.apart
  return Math.abs(aside) <= 3 && Math.abs(y - EYES.y) <= 2
}

/** How far the jaw drops, in eye distances. */
const openingOf = ({ mouthOpen, muscles }: Pick<SyntheticFace, 'mouthOpen' | 'muscles'>): number =>
  Math.max(0, mouthOpen - 0.05) * 0.5 * muscles

/** Between the lips. */
const isInMouth = (face: SyntheticFace, x: number, y: number) => {
  const below = (y - EYES.y) / EYES.apart - LIPS
  return !face.isMouthShut && Math.abs(x - EYES.x) < 6 && below > 0 && below < openingOf(face)
}

/** From under the chin to the lower edge. */
const isNeck = (x: number, y: number) => Math.abs(x - EYES.x) < 16 && y > EYES.y + 30

/** ±2 grey levels, by pixel and frame. */
function noise(at: number, frame: number): number {
  if (frame === 0) return 0
  const mixed = Math.imul(at * 31 + frame * 7919, 2_654_435_761) >>> 0
  return ((mixed >>> 8) % 5) - 2
}
