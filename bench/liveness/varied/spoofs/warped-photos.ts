import { gaussianWarp, type Push, thinPlateWarp, type Warp } from '@gamehall/face/testing'
import { drawFrom, drawTremor } from '../draws.ts'
import { bearings, colorAt, type Session, type Step } from '../film.ts'
import { type Bearing, poseFacePoints } from '../head.ts'
import type { Vector } from '../person.ts'
import { type Picture, project } from '../render.ts'
import {
  cameraAhead,
  type Forge,
  middleOf,
  NEUTRAL,
  sampleAt,
  stepOf,
  takePhoto,
  tint,
  widthOf,
} from './forged-photo.ts'

/** Warps are smooth: computed on a grid, and evenly between its nodes. */
const GRID = 8

function bend(picture: Picture, from: Warp): Picture {
  const { width, height } = picture
  const columns = Math.ceil(width / GRID) + 1
  const nodes = Array.from({ length: columns * (Math.ceil(height / GRID) + 1) }, (_, index) =>
    from((index % columns) * GRID, Math.floor(index / columns) * GRID),
  )
  const data = new Float32Array(picture.data.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = Math.floor(y / GRID) * columns + Math.floor(x / GRID)
      const [fx, fy] = [(x % GRID) / GRID, (y % GRID) / GRID]
      const of = (axis: 0 | 1) =>
        ((nodes[at]?.[axis] ?? 0) * (1 - fx) + (nodes[at + 1]?.[axis] ?? 0) * fx) * (1 - fy) +
        ((nodes[at + columns]?.[axis] ?? 0) * (1 - fx) + (nodes[at + columns + 1]?.[axis] ?? 0) * fx) * fy
      data.set(sampleAt(picture, of(0), of(1)), (y * width + x) * 3)
    }
  return { ...picture, data }
}

type WarpOf = (session: Session, step: Step, share: number, marks: readonly Vector[]) => Warp

/** How far a hand that trembles shifts a picture at a moment, in pixels. */
export function trembleOf({ seed }: Session, number: number): (seconds: number) => readonly [number, number] {
  const hand = drawTremor(drawFrom(`varied push ${seed} ${number}`))
  return (seconds) => [hand(seconds) * 2, hand(seconds + 7) * 2]
}

/** A photo pushed about, by a hand that trembles. */
export function pushed(warpOf: WarpOf, session: Session, number: number): Picture[] {
  const step = stepOf(session, number)
  const { picture, marks } = takePhoto(session)
  const tremble = trembleOf(session, number)
  return step.times.map((seconds, index) => {
    const [dx, dy] = tremble(seconds)
    const warp = warpOf(session, step, step.shares[index] ?? 0, marks)
    return bend(picture, (x, y) => warp(x + dx, y + dy))
  })
}

/** Lit live when `lit` says so, later than the screen by `delay` seconds. */
export const warped =
  (
    warpOf: WarpOf,
    lit: number,
    { delay = 0, isAdded = false }: { readonly delay?: number; readonly isAdded?: boolean } = {},
  ): Forge =>
  (session, number) => {
    const step = stepOf(session, number)
    const { marks } = takePhoto(session)
    return pushed(warpOf, session, number).map((bent, index) => {
      const seconds = (step.times[index] ?? 0) - delay
      return tint(
        bent,
        seconds < 0 ? null : colorAt(step, seconds),
        lit,
        middleOf(marks),
        widthOf(marks) * 0.55,
        isAdded,
      )
    })
  }

/** How the head would be held that a photo shows, when it moves so far. */
export function bearingAt(session: Session, step: Step, share: number): Bearing {
  const [bearing = NEUTRAL] = bearings({ ...session }, { ...step, times: [0], shares: [share] }, 99)
  return bearing
}

/** Where landmarks of the photo go when the head that it shows moves, in pixels. */
export function movedMarks(session: Session, step: Step, share: number, marks: readonly Vector[]): Vector[] {
  const bearing = bearingAt(session, step, share)
  const ahead = bearingAt(session, step, 0)
  const camera = cameraAhead(session)
  const [to, from] = [bearing, ahead].map((each) =>
    poseFacePoints(session.person, each).map((point) => project(camera, point)),
  )
  return marks.map((mark, place) => [
    mark[0] + (to?.[place]?.[0] ?? 0) - (from?.[place]?.[0] ?? 0),
    mark[1] + (to?.[place]?.[1] ?? 0) - (from?.[place]?.[1] ?? 0),
    mark[2],
  ])
}

export const plate = (session: Session, step: Step, share: number, marks: readonly Vector[]): Warp => {
  const moved = movedMarks(session, step, share, marks)
  const { width, height } = session.phone.camera
  const keys = [1, 10, 152, 234, 454, 33, 133, 263, 362, 61, 291, 13, 14, 17, 168, 50, 280, 397, 172]
  const edges = [0, width / 2, width - 1].flatMap((x) =>
    [0, height / 2, height - 1]
      .filter((y) => x !== width / 2 || y !== height / 2)
      .map((y) => ({ to: [x, y] as const, from: [x, y] as const })),
  )
  return thinPlateWarp([
    ...edges,
    ...keys.map((place) => {
      const [to, from] = [moved[place] ?? NOWHERE, marks[place] ?? NOWHERE]
      return { to: [to[0], to[1]] as const, from: [from[0], from[1]] as const }
    }),
  ])
}

const NOWHERE: Vector = [0, 0, 0]

/** All landmarks of the mesh carry the picture along; it stands still from `reach` face widths around them. */
export const mesh =
  (reach: number) =>
  (session: Session, step: Step, share: number, marks: readonly Vector[]): Warp => {
    const moved = movedMarks(session, step, share, marks)
    const far = reach * widthOf(marks)
    return (x, y) => {
      let [weight, dx, dy, nearest] = [0, 0, 0, Number.POSITIVE_INFINITY]
      for (const [place, [toX, toY]] of moved.entries()) {
        const square = (x - toX) ** 2 + (y - toY) ** 2
        nearest = Math.min(nearest, square)
        const near = 1 / (square + 4) ** 2
        weight += near
        dx += near * (toX - (marks[place]?.[0] ?? 0))
        dy += near * (toY - (marks[place]?.[1] ?? 0))
      }
      const fade = Math.max(0, 1 - Math.sqrt(nearest) / far)
      return [x - (fade * dx) / weight, y - (fade * dy) / weight]
    }
  }

export const gaussians =
  (radius: number, reach: number) =>
  (_session: Session, { action }: Step, share: number, marks: readonly Vector[]): Warp => {
    const width = widthOf(marks)
    const at = (place: number) => ({ x: marks[place]?.[0] ?? 0, y: marks[place]?.[1] ?? 0 })
    const pushes: Push[] =
      action === 'open_mouth'
        ? [
            { ...at(17), dx: 0, dy: 0.3 * share * width, radius: 0.16 * width },
            { ...at(152), dx: 0, dy: 0.16 * share * width, radius: 0.3 * width },
          ]
        : action === 'smile'
          ? [
              { ...at(61), dx: -0.15 * share * width, dy: -0.08 * share * width, radius: 0.12 * width },
              { ...at(291), dx: 0.15 * share * width, dy: -0.08 * share * width, radius: 0.12 * width },
            ]
          : [
              {
                ...at(4),
                dx: (action === 'turn_left' ? 1 : -1) * reach * share * width,
                dy: 0,
                radius: radius * width,
              },
            ]
    return gaussianWarp(pushes)
  }
