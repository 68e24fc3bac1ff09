import { SCREEN_LIGHT, type ScreenColor } from '@gamehall/contract/identity'
import { lightOf, type Session, type Step } from '../film.ts'
import { type Bearing, poseFacePoints, poseHead } from '../head.ts'
import type { Rgb, Vector } from '../person.ts'
import { type Camera, type Picture, project, render } from '../render.ts'

export const NEUTRAL: Bearing = { yaw: 0, pitch: 0, roll: 0, smile: 0, jaw: 0, at: [0, 0, 0] }

/** Pictures of one action, for the session of the forger. */
export type Forge = (session: Session, number: number) => Picture[]

export const stepOf = (session: Session, number: number): Step => {
  const step = session.steps[number]
  if (step === undefined) throw new Error('no such step')
  return step
}

/** The session's phone, held straight before the face. */
export const cameraAhead = ({ phone }: Session): Camera => ({
  ...phone.camera,
  at: [0, 0, phone.distance],
  yaw: 0,
  pitch: 0,
  roll: 0,
})

/** A photo of the victim, with the places of the landmarks in it. */
export function takePhoto(
  session: Session,
  bearing: Bearing = NEUTRAL,
): { picture: Picture; marks: Vector[]; camera: Camera } {
  const camera = cameraAhead(session)
  const picture = render(
    [...session.room.things, ...poseHead(session.person, bearing)],
    camera,
    lightOf(session, null),
  )
  return {
    picture,
    camera,
    marks: poseFacePoints(session.person, bearing).map((point) => project(camera, point)),
  }
}

export function sampleAt({ data, width, height }: Picture, x: number, y: number): Rgb {
  const px = Math.max(0, Math.min(width - 1.001, x))
  const py = Math.max(0, Math.min(height - 1.001, y))
  const at = (Math.floor(py) * width + Math.floor(px)) * 3
  const [fx, fy] = [px % 1, py % 1]
  const of = (channel: number) =>
    ((data[at + channel] ?? 0) * (1 - fx) + (data[at + 3 + channel] ?? 0) * fx) * (1 - fy) +
    ((data[at + width * 3 + channel] ?? 0) * (1 - fx) + (data[at + width * 3 + 3 + channel] ?? 0) * fx) * fy
  return [of(0), of(1), of(2)]
}

/** Grey of a skin that the light is computed for, when it is added instead of multiplied. */
const ADDED = 110

/**
 * The colour laid over the middle of the picture, as a forger does who sees the screen: a share of what is there, or
 * added to it as light is.
 */
export function tint(
  picture: Picture,
  color: ScreenColor | null,
  strength: number,
  middle: Vector,
  reach: number,
  isAdded = false,
): Picture {
  if (color === null) return picture
  const light = SCREEN_LIGHT[color]
  const data = Float32Array.from(picture.data)
  for (let y = 0; y < picture.height; y += 1)
    for (let x = 0; x < picture.width; x += 1) {
      const near = strength * Math.exp(-((x - middle[0]) ** 2 + (y - middle[1]) ** 2) / (2 * reach ** 2))
      const at = (y * picture.width + x) * 3
      for (let channel = 0; channel < 3; channel += 1)
        data[at + channel] =
          (data[at + channel] ?? 0) * (1 + (isAdded ? 0 : near * (light[channel] ?? 0))) +
          (isAdded ? ADDED * near * (light[channel] ?? 0) : 0)
    }
  return { ...picture, data }
}

export const widthOf = (marks: readonly Vector[]) => (marks[454]?.[0] ?? 0) - (marks[234]?.[0] ?? 0)
export const middleOf = (marks: readonly Vector[]): Vector => marks[4] ?? [0, 0, 0]
