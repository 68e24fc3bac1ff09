import {
  FACE_FILM_LIMITS,
  type FaceAction,
  SCREEN_COLORS,
  SCREEN_LIGHT,
  type ScreenColor,
  screenColorAt,
} from '@gamehall/contract/identity'
import { findFilmFault, measureFace, pickLandmarks, untilLit } from '@gamehall/face'
import sharp from 'sharp'
import { type Draws, drawFrom, drawTremor } from './draws.ts'
import { type Bearing, poseFacePoints, poseHead } from './head.ts'
import type { Person, Rgb } from './person.ts'
import { type Camera, type Light, type Mesh, type Picture, project, render } from './render.ts'
import { drawRoom, type Room } from './room.ts'

/** One action of a session: what was asked, when each frame was taken, and what the screen showed then. */
export interface Step {
  readonly action: FaceAction
  readonly amount: number
  /** Seconds since the challenge was shown. */
  readonly times: readonly number[]
  /** Share of the movement in each frame. */
  readonly shares: readonly number[]
  readonly colors: readonly ScreenColor[]
}

const COLOR_SECONDS = FACE_FILM_LIMITS.colorMs / 1_000

export const colorAt = ({ colors }: Step, seconds: number): ScreenColor =>
  colors[Math.floor(Math.max(0, seconds) / COLOR_SECONDS) % colors.length] ?? 'red'

/** What the server knows of the screen: nothing just after a change. */
export const knownColorAt = ({ colors }: Step, seconds: number): ScreenColor | null =>
  screenColorAt(colors, Math.round(seconds * 1_000))

/** Moments of a film of about that length, which the server takes: who forges sends no others. */
function timesOf(begin: number, lasts: number, jitter: readonly number[]): number[] {
  const times: number[] = []
  for (const [index, off] of jitter.entries()) {
    const at = Math.round(1_000 * (begin + (lasts * index) / (jitter.length - 1) + off))
    const next = Math.max(at, (times.at(-1) ?? 0) + NEXT_MS)
    times.push(next + untilLit(next, FACE_FILM_LIMITS))
  }
  return findFilmFault(times, FACE_FILM_LIMITS) === null
    ? times.map((ms) => ms / 1_000)
    : timesOf(begin, lasts + 0.1, jitter)
}

/** From one frame to the next, at least. */
const NEXT_MS = 60

function drawSteps(draws: Draws): Step[] {
  const order = (['turn_left', 'turn_right', 'open_mouth', 'smile'] as const)
    .map((action) => ({ action, at: draws.share() }))
    .sort((a, b) => a.at - b.at)
  return order.map(({ action }) => {
    const count = draws.one([8, 9, 10])
    const begin = draws.between(0.3, 1)
    const usual = draws.between(1.3, 2.6)
    const waits = draws.between(0.05, 0.3)
    const bow = draws.between(0.8, 1.5)
    const jitter = Array.from({ length: count }, (_, index) => (index === 0 ? 0 : draws.between(-0.03, 0.03)))
    const times = timesOf(begin, usual, jitter)
    const shares = times.map((_, index) => {
      const way = Math.min(1, Math.max(0, (index / (count - 1) - waits) / (0.98 - waits)))
      return (way * way * (3 - 2 * way)) ** bow
    })
    const colors: ScreenColor[] = []
    while (colors.length < 5) {
      const color = draws.one(SCREEN_COLORS)
      if (color !== colors.at(-1) && (colors.length < 4 || color !== colors[0])) colors.push(color)
    }
    const amount =
      action === 'smile'
        ? 1
        : action === 'open_mouth'
          ? draws.one([0.85, 1, 1.15])
          : draws.one([0.85, 0.95, 1.05, 1.15, 1.25])
    return { action, amount, times, shares, colors }
  })
}

/** A person, a room and a phone: what stays the same during one session. */
export interface Session {
  readonly person: Person
  readonly room: Room
  readonly steps: readonly Step[]
  readonly phone: Phone
  /** Another text is another take. */
  readonly seed: string
}

export interface Phone {
  readonly camera: Omit<Camera, 'at' | 'yaw' | 'pitch' | 'roll'>
  readonly distance: number
  readonly aside: readonly [number, number]
  /** 0 stands, 1 is held, 2 shakes. */
  readonly shake: number
  readonly noise: number
  readonly quality: number
  /** How fast the camera follows the brightness of the picture, a second. */
  readonly exposure: number
  readonly blur: number
}

function drawPhone(draws: Draws, isTall = draws.chance(0.75)): Phone {
  const [width, height] = isTall ? [480, 640] : [640, 480]
  const view = draws.between(52, 74)
  const focal = Math.min(width, height) / 2 / Math.tan(((view / 2) * Math.PI) / 180)
  const faceShare = draws.between(0.36, 0.56)
  return {
    camera: { focal, barrel: draws.between(-0.12, 0.05), width, height },
    distance: (focal * 15) / (faceShare * Math.min(width, height)),
    aside: [draws.between(-2.5, 2.5), draws.between(-4, 3)],
    shake: draws.one([0.1, 0.6, 1, 1.6]),
    noise: draws.between(1.2, 4),
    quality: Math.round(draws.between(62, 92)),
    exposure: draws.between(0, 3),
    blur: draws.between(0.3, 0.9),
  }
}

export function drawSession(person: Person, seed: string, roomKind: Parameters<typeof drawRoom>[0]): Session {
  const draws = drawFrom(`varied session ${seed}`)
  return { person, seed, room: drawRoom(roomKind, draws), steps: drawSteps(draws), phone: drawPhone(draws) }
}

/** Where the phone is at a moment. */
export function holdPhone({ phone, seed }: Session, step: number): (seconds: number) => Camera {
  const draws = drawFrom(`varied hand ${seed} ${step}`)
  const hands = Array.from({ length: 6 }, () => drawTremor(draws))
  const tilt = draws.between(-0.14, 0.1)
  return (seconds) => {
    const [x = 0, y = 0, z = 0, yaw = 0, pitch = 0, roll = 0] = hands.map(
      (hand) => hand(seconds) * phone.shake,
    )
    const [sx, sy] = phone.aside
    const height = phone.distance * Math.sin(tilt)
    return {
      ...phone.camera,
      at: [sx * 0.6 + x * 1.1, height + y * 0.9, phone.distance + z * 0.8],
      yaw: -0.02 * sx + 0.016 * yaw,
      pitch: tilt + 0.018 * sy * 0.3 + 0.016 * pitch,
      roll: 0.05 * Math.sin(sx) + 0.014 * roll,
    }
  }
}

const MOVES: Readonly<
  Record<FaceAction, (person: Person, amount: number, share: number) => Partial<Bearing>>
> = {
  turn_left: ({ turn }, amount, share) => ({ yaw: 20 * turn * amount * share }),
  turn_right: ({ turn }, amount, share) => ({ yaw: -20 * turn * amount * share }),
  open_mouth: ({ jaw }, _amount, share) => ({ jaw: share, pitch: jaw.tilt * share }),
  smile: (_person, _amount, share) => ({ smile: share }),
}

/** How far the face seems turned to the phone, in degrees of the head: the nose shows nearly twice of it. */
function yawSeen(session: Session, bearing: Bearing): number {
  const camera = holdPhone(session, 0)(0)
  const landmarks = pickLandmarks(
    poseFacePoints(session.person, bearing).map((point) => project(camera, point)),
  )
  return landmarks === null ? 0 : measureFace(landmarks, 0).yaw / 1.8
}

/** How the person holds themselves in each frame. */
export function bearings(session: Session, step: Step, number: number): Bearing[] {
  const { person, seed } = session
  const draws = drawFrom(`varied body ${seed} ${number}`)
  const [yaw, pitch, roll, x, y, z] = Array.from({ length: 6 }, () => drawTremor(draws))
  const usual = { yaw: draws.between(-2, 2), pitch: draws.between(-6, 5), roll: draws.between(-4, 4) }
  // Who starts looks straight, as the page asks for, however uneven the face: its guide begins no film before.
  const seen = yawSeen(session, { ...usual, smile: 0, jaw: 0, at: [0, 0, 0] })
  const lean =
    draws.between(0, 1.5) * (step.action === 'turn_left' ? 1 : step.action === 'turn_right' ? -1 : 0)
  return step.times.map((seconds, index) => {
    const share = step.shares[index] ?? 0
    const move = MOVES[step.action](person, step.amount, share)
    return {
      smile: 0,
      jaw: 0,
      ...move,
      yaw: usual.yaw - seen + (yaw?.(seconds) ?? 0) + (move.yaw ?? 0),
      pitch: usual.pitch + (pitch?.(seconds) ?? 0) + (move.pitch ?? 0),
      roll: usual.roll + 0.8 * (roll?.(seconds) ?? 0),
      at: [0.35 * (x?.(seconds) ?? 0) + lean * share, 0.3 * (y?.(seconds) ?? 0), 0.4 * (z?.(seconds) ?? 0)],
    }
  })
}

export const lightOf = ({ room, phone }: Session, color: ScreenColor | null, share = 1): Light => {
  const shown: Rgb = color === null ? [0, 0, 0] : SCREEN_LIGHT[color]
  const strength = room.screen * share
  return {
    ...room.light,
    near: phone.distance,
    screen: [shown[0] * strength * 0.9, shown[1] * strength, shown[2] * strength],
  }
}

/** Renders one action of an honest session; `adorn` changes what the camera sees. */
export function renderStep(
  session: Session,
  number: number,
  given: {
    readonly meshes?: (bearing: Bearing, index: number) => readonly Mesh[]
    readonly color?: (step: Step, seconds: number) => ScreenColor | null
  } = {},
): Picture[] {
  const step = session.steps[number]
  if (step === undefined) throw new Error('no such step')
  const { meshes = (bearing) => poseHead(session.person, bearing), color = colorAt } = given
  const camera = holdPhone(session, number)
  return bearings(session, step, number).map((bearing, index) => {
    const seconds = step.times[index] ?? 0
    return render(
      [...session.room.things, ...meshes(bearing, index)],
      camera(seconds),
      lightOf(session, color(step, seconds)),
    )
  })
}

/** What a phone makes of a picture: exposure that follows, noise, lens, JPEG. */
export function openCamera(
  { phone, seed }: Session,
  number: number,
): (seconds: number, picture: Picture) => Promise<Buffer> {
  const draws = drawFrom(`varied sensor ${seed} ${number}`)
  const aim = draws.between(95, 130)
  let last: { readonly gain: number; readonly seconds: number } | undefined
  return (seconds, { data, width, height }) => {
    let sum = 0
    for (let at = 0; at < data.length; at += 31) sum += data[at] ?? 0
    const wanted = aim / Math.max(10, (sum * 31) / data.length)
    const lag = last === undefined ? 1 : Math.min(1, phone.exposure * (seconds - last.seconds))
    const gain = last === undefined ? wanted : last.gain + (wanted - last.gain) * lag
    last = { gain, seconds }
    const taken = new Uint8Array(data.length)
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const far = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 0.35
        const at = (y * width + x) * 3
        const grain = draws.normal() * 0.7
        for (let channel = 0; channel < 3; channel += 1) {
          const bright = (data[at + channel] ?? 0) * gain * (1 - far)
          const soft = bright > 200 ? 200 + 55 * Math.tanh((bright - 200) / 55) : bright
          const noise =
            phone.noise * (0.5 + Math.sqrt(Math.max(0, bright) / 110)) * (grain + (draws.share() - 0.5) * 1.6)
          taken[at + channel] = Math.max(0, Math.min(255, soft + noise))
        }
      }
    return sharp(taken, { raw: { width, height, channels: 3 } })
      .blur(Math.max(0.3, phone.blur))
      .jpeg({ quality: phone.quality })
      .toBuffer()
  }
}

/** The pictures of an action as a phone takes them. */
export async function photograph(
  session: Session,
  number: number,
  times: readonly number[],
  pictures: readonly Picture[],
): Promise<Buffer[]> {
  const take = openCamera(session, number)
  const frames: Buffer[] = []
  for (const [index, picture] of pictures.entries()) frames.push(await take(times[index] ?? 0, picture))
  return frames
}
