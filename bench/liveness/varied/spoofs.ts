import type { ScreenColor } from '@gamehall/contract/identity'
import { gaussianWarp, type Push, thinPlateWarp, type Warp } from '@gamehall/face/testing'
import { drawFrom, drawTremor } from './draws.ts'
import {
  bearings,
  colorAt,
  drawSession,
  holdPhone,
  lightOf,
  renderStep,
  type Session,
  type Step,
} from './film.ts'
import { type Bearing, poseFacePoints, poseHead } from './head.ts'
import { FACE_TRIANGLES, type Person, type Rgb, type Vector } from './person.ts'
import { type Camera, type Mesh, type Picture, project, render } from './render.ts'

const LIGHT: Readonly<Record<ScreenColor, Rgb>> = { red: [1, 0, 0], green: [0, 1, 0], blue: [0, 0, 1] }
const NEUTRAL: Bearing = { yaw: 0, pitch: 0, roll: 0, smile: 0, jaw: 0, at: [0, 0, 0] }

/** Pictures of one action, for the session of the forger. */
export type Forge = (session: Session, number: number) => Picture[]

const stepOf = (session: Session, number: number): Step => {
  const step = session.steps[number]
  if (step === undefined) throw new Error('no such step')
  return step
}

/** A photo of the victim, with the places of the landmarks in it. */
function takePhoto(
  session: Session,
  bearing: Bearing = NEUTRAL,
): { picture: Picture; marks: Vector[]; camera: Camera } {
  const camera: Camera = {
    ...session.phone.camera,
    at: [0, 0, session.phone.distance],
    yaw: 0,
    pitch: 0,
    roll: 0,
  }
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

function sampleAt({ data, width, height }: Picture, x: number, y: number): Rgb {
  const px = Math.max(0, Math.min(width - 1.001, x))
  const py = Math.max(0, Math.min(height - 1.001, y))
  const at = (Math.floor(py) * width + Math.floor(px)) * 3
  const [fx, fy] = [px % 1, py % 1]
  const of = (channel: number) =>
    ((data[at + channel] ?? 0) * (1 - fx) + (data[at + 3 + channel] ?? 0) * fx) * (1 - fy) +
    ((data[at + width * 3 + channel] ?? 0) * (1 - fx) + (data[at + width * 3 + 3 + channel] ?? 0) * fx) * fy
  return [of(0), of(1), of(2)]
}

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

/** The colour laid over the middle of the picture, as a forger does who sees the screen. */
function tint(
  picture: Picture,
  color: ScreenColor | null,
  strength: number,
  middle: Vector,
  reach: number,
): Picture {
  if (color === null) return picture
  const light = LIGHT[color]
  const data = Float32Array.from(picture.data)
  for (let y = 0; y < picture.height; y += 1)
    for (let x = 0; x < picture.width; x += 1) {
      const near = strength * Math.exp(-((x - middle[0]) ** 2 + (y - middle[1]) ** 2) / (2 * reach ** 2))
      const at = (y * picture.width + x) * 3
      for (let channel = 0; channel < 3; channel += 1)
        data[at + channel] = (data[at + channel] ?? 0) * (1 + near * (light[channel] ?? 0))
    }
  return { ...picture, data }
}

const widthOf = (marks: readonly Vector[]) => (marks[454]?.[0] ?? 0) - (marks[234]?.[0] ?? 0)
const middleOf = (marks: readonly Vector[]): Vector => marks[4] ?? [0, 0, 0]

/** A photo pushed about; lit live when `lit` says so, later than the screen by `delay` seconds. */
const warped =
  (
    warpOf: (session: Session, step: Step, share: number, marks: readonly Vector[]) => Warp,
    lit: number,
    delay = 0,
  ): Forge =>
  (session, number) => {
    const step = stepOf(session, number)
    const { picture, marks } = takePhoto(session)
    const hand = drawTremor(drawFrom(`varied push ${session.seed} ${number}`))
    return step.times.map((seconds, index) => {
      const [dx, dy] = [hand(seconds) * 2, hand(seconds + 7) * 2]
      const warp = warpOf(session, step, step.shares[index] ?? 0, marks)
      const bent = bend(picture, (x, y) => warp(x + dx, y + dy))
      return tint(
        bent,
        seconds - delay < 0 ? null : colorAt(step, seconds - delay),
        lit,
        middleOf(marks),
        widthOf(marks) * 0.55,
      )
    })
  }

const plate = (session: Session, step: Step, share: number, marks: readonly Vector[]): Warp => {
  const [bearing = NEUTRAL] = bearings({ ...session }, { ...step, times: [0], shares: [share] }, 99)
  const [ahead = NEUTRAL] = bearings({ ...session }, { ...step, times: [0], shares: [0] }, 99)
  const camera: Camera = {
    ...session.phone.camera,
    at: [0, 0, session.phone.distance],
    yaw: 0,
    pitch: 0,
    roll: 0,
  }
  const [to, from] = [bearing, ahead].map((each) =>
    poseFacePoints(session.person, each).map((point) => project(camera, point)),
  )
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
      const mark = marks[place] ?? [0, 0, 0]
      const moved = [0, 1].map(
        (axis) => (mark[axis] ?? 0) + (to?.[place]?.[axis] ?? 0) - (from?.[place]?.[axis] ?? 0),
      )
      return { to: [moved[0] ?? 0, moved[1] ?? 0] as const, from: [mark[0], mark[1]] as const }
    }),
  ])
}

const gaussians =
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

/** The face of a photo as a relief, moved in 3D before the photo itself. */
const relief =
  (lit: number): Forge =>
  (session, number) => {
    const step = stepOf(session, number)
    const { picture, marks, camera } = takePhoto(session)
    return bearings(session, step, number).map((bearing, index) => {
      const points = poseFacePoints(session.person, bearing)
      const color = colorAt(step, step.times[index] ?? 0)
      const mesh: Mesh = {
        points,
        uvs: marks.map(([x, y]) => [x, y] as const),
        triangles: FACE_TRIANGLES,
        paint: (u, v) => sampleAt(picture, u, v),
        gloss: 0,
        isBright: true,
      }
      const over = render([mesh], camera, lightOf(session, null))
      const data = Float32Array.from(picture.data)
      for (let at = 0; at < data.length; at += 3)
        if ((over.data[at] ?? 0) + (over.data[at + 1] ?? 0) > 0)
          for (let channel = 0; channel < 3; channel += 1) data[at + channel] = over.data[at + channel] ?? 0
      return tint(
        { ...picture, data },
        lit > 0 ? color : null,
        lit,
        middleOf(points.map((point) => project(camera, point))),
        widthOf(marks) * 0.55,
      )
    })
  }

/** The face of another's photo laid on a living face; the body and its light are real. */
const laid =
  (victim: Person, lit: number): Forge =>
  (session, number) => {
    const { picture, marks } = takePhoto({
      ...drawSession(victim, `${session.seed} photo`, 'plain'),
      person: victim,
    })
    const step = stepOf(session, number)
    return renderStep(session, number, {
      meshes: (bearing, index) => {
        const [face, ...others] = poseHead(session.person, bearing)
        if (face === undefined) return others
        const light = LIGHT[colorAt(step, step.times[index] ?? 0)].map((value) => 1 + lit * value)
        const paint = (u: number, v: number): Rgb => {
          const [red, green, blue] = sampleAt(picture, u, v)
          return [red * (light[0] ?? 1), green * (light[1] ?? 1), blue * (light[2] ?? 1)]
        }
        return [{ ...face, uvs: marks.map(([x, y]) => [x, y] as const), paint, isBright: true }, ...others]
      },
    })
  }

/** A film of another session on a tablet before the phone: bezel, pixels that beat with the camera's, gloss. */
const tablet =
  (isTinted: boolean): Forge =>
  (session, number) => {
    const step = stepOf(session, number)
    const played = {
      ...drawSession(session.person, `${session.seed} played`, 'busy'),
      steps: session.steps.map((each, index) => ({
        ...each,
        colors:
          drawSession(session.person, `${session.seed} played`, 'busy').steps[index]?.colors ?? each.colors,
      })),
    }
    const film = renderStep(played, number)
    const draws = drawFrom(`varied tablet ${session.seed}`)
    const lean = draws.between(-0.2, 0.2)
    const beat = draws.between(0.7, 1.4)
    const gloss = draws.between(0, 14)
    const camera = holdPhone(
      { ...session, phone: { ...session.phone, shake: Math.max(0.6, session.phone.shake) } },
      number,
    )
    const { width, height } = session.phone.camera
    const wide = (session.phone.distance * width) / session.phone.camera.focal
    const size = draws.between(0.85, 1.15)
    const corner = (side: number, up: number, more: number, z: number): Vector => [
      side * ((wide * size) / 2 + more) * Math.cos(lean),
      up * ((wide * size * (height / width)) / 2 + more),
      z + side * wide * 0.5 * Math.sin(lean),
    ]
    const plane = (more: number, z: number, paint: Mesh['paint']): Mesh => ({
      points: [
        corner(-1, 1, more, z),
        corner(1, 1, more, z),
        corner(1, -1, more, z),
        corner(-1, -1, more, z),
      ],
      uvs: [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
      triangles: [0, 1, 2, 0, 2, 3],
      paint,
      gloss: 0,
      isBright: true,
    })
    return step.times.map((seconds, index) => {
      const shown = film[index]
      const live = LIGHT[colorAt(step, seconds)]
      const screen = plane(0, 0, (u, v) => {
        const color =
          shown === undefined ? ([0, 0, 0] as const) : sampleAt(shown, u * shown.width, v * shown.height)
        const wave = 1 + 0.035 * Math.sin(u * 210 * beat + 3 * v) * Math.sin(v * 260 * beat + seconds)
        const shine = gloss * Math.exp(-((u - 0.7) ** 2 + (v - 0.25) ** 2) / 0.05)
        const mirrored = isTinted ? 9 : 3
        const of = (channel: 0 | 1 | 2) => color[channel] * 1.1 * wave + shine + mirrored * live[channel]
        return [of(0), of(1), of(2)]
      })
      const bezel = plane(0.9, -0.1, () => [16, 16, 18])
      return render(
        [...session.room.things, bezel, screen],
        camera(seconds),
        lightOf(session, colorAt(step, seconds)),
      )
    })
  }

/** Photos of one person ahead and in each movement, blended into each other. */
const morphed =
  (lit: number): Forge =>
  (session, number) => {
    const step = stepOf(session, number)
    const end = bearings(session, { ...step, times: [0], shares: [1] }, number)[0] ?? NEUTRAL
    const [a, b] = [takePhoto(session), takePhoto(session, end)]
    return step.times.map((seconds, index) => {
      const share = step.shares[index] ?? 0
      const marks = a.marks.map(
        (mark, place): Vector => [
          mark[0] + ((b.marks[place]?.[0] ?? 0) - mark[0]) * share,
          mark[1] + ((b.marks[place]?.[1] ?? 0) - mark[1]) * share,
          30,
        ],
      )
      const { focal, width, height } = session.phone.camera
      const camera: Camera = { ...session.phone.camera, barrel: 0, at: [0, 0, 0], yaw: 0, pitch: 0, roll: 0 }
      const mesh: Mesh = {
        points: marks.map(
          ([x, y]) => [((x - width / 2) * 30) / focal, (-(y - height / 2) * 30) / focal, -30] as const,
        ),
        uvs: marks.map((_, place) => [place, 0] as const),
        triangles: FACE_TRIANGLES,
        paint: () => [0, 0, 0],
        gloss: 0,
        isBright: true,
      }
      const faceOf = ({ picture, marks: from }: typeof a) =>
        render(
          [{ ...mesh, uvs: from.map(([x, y]) => [x, y] as const), paint: (u, v) => sampleAt(picture, u, v) }],
          camera,
          lightOf(session, null),
        )
      const [one, two] = [faceOf(a), faceOf(b)]
      const data = new Float32Array(a.picture.data.length)
      for (let at = 0; at < data.length; at += 3) {
        const isFace = (one.data[at] ?? 0) + (one.data[at + 1] ?? 0) > 0
        const [from, to] = isFace ? [one, two] : [a.picture, b.picture]
        for (let channel = at; channel < at + 3; channel += 1)
          data[channel] = (from.data[channel] ?? 0) * (1 - share) + (to.data[channel] ?? 0) * share
      }
      return tint(
        { ...a.picture, data },
        lit > 0 ? colorAt(step, seconds) : null,
        lit,
        middleOf(marks),
        widthOf(marks) * 0.55,
      )
    })
  }

/** Every kind of spoof: `victim` is another person's photo. */
export const SPOOFS: Readonly<Record<string, (victim: Person) => Forge>> = {
  'thin plate, lit live': () => warped(plate, 0.18),
  'thin plate, lit late': () => warped(plate, 0.18, 0.7),
  'Gaussian, wide, lit live': () => warped(gaussians(0.55, 0.4), 0.18),
  'Gaussian, narrow': () => warped(gaussians(0.3, 0.25), 0),
  'film on a tablet': () => tablet(false),
  'film on a tablet that mirrors the colours': () => tablet(true),
  'strong: relief, lit live': () => relief(0.18),
  'strong: relief': () => relief(0),
  'strong: photo laid on a living face': (victim) => laid(victim, 0),
  'strong: photo laid on a living face, lit live': (victim) => laid(victim, 0.18),
  'strong: morph': () => morphed(0),
  'strong: morph, lit live': () => morphed(0.18),
}
