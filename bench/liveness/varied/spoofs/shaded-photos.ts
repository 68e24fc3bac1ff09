import { SCREEN_LIGHT } from '@gamehall/contract/identity'
import { colorAt, lightOf, type Session } from '../film.ts'
import { type Bearing, poseFacePoints } from '../head.ts'
import { FACE_TRIANGLES, type Rgb, type Vector } from '../person.ts'
import { lightsOf, type Mesh, type Picture, project } from '../render.ts'
import { cameraAhead, type Forge, sampleAt, stepOf, takePhoto } from './forged-photo.ts'
import { further, LIT, type Masked, MOUTH, maskAt, maskOf } from './masked-photos.ts'
import { paintMouth } from './paint-mouth.ts'
import { renderMarks } from './render-marks.ts'
import { bearingAt, movedMarks, pushed, trembleOf } from './warped-photos.ts'

/** What light does to a place of a photo: a share of the screen's, and a factor of the room's. */
interface Shade {
  readonly screen: number
  readonly room: number
}

interface ShadedParts {
  readonly hasMouth?: boolean
  readonly hasBody?: boolean
}

/** What the added light falls on: skin of one colour, or the colours of the photo. */
type Albedo = 'skin' | 'photo'

/**
 * A photo carried along by its mesh, with the screen's light added as the relief of its face returns it: the normals of the mesh that carries
 * it, as it turns. Outside of the face it is that of a smooth mask of head and neck. The room's light is computed by the same normals, beside what it
 * is on the face that looks ahead.
 * @param hasMouth Whether the dark inside of a mouth is painted between opened lips.
 * @param hasBody Whether the shoulders get the screen's light, too.
 */
export const shaded =
  (albedo: Albedo, { hasMouth = false, hasBody = false }: ShadedParts = {}): Forge =>
  (session, number) => {
    const step = stepOf(session, number)
    const { picture, marks } = takePhoto(session)
    const mask = maskOf(picture, marks)
    const body = hasBody ? trunkOf(session) : () => 0
    const tremble = trembleOf(session, number)
    const ahead = shadesOf(session, bearingAt(session, step, 0))
    return pushed(further, session, number).map((bent, index) => {
      const seconds = step.times[index] ?? 0
      const share = step.shares[index] ?? 0
      const turned = shadesOf(session, bearingAt(session, step, share))
      const shades = turned.map(({ screen, room }, place): Shade => {
        const before = ahead[place]?.room ?? 0
        return { screen, room: before > 0 ? room / before : 1 }
      })
      const relief = spread(session, movedMarks(session, step, share, marks), shades)
      const [dx, dy] = tremble(seconds)
      const light = scaled(SCREEN_LIGHT[colorAt(step, seconds)], LIT)
      const shown = shade(bent, { relief, mask, body, dx, dy, albedo }, light)
      return hasMouth
        ? paintMouth(shown, session, step, movedMarks(session, step, share * MOUTH, marks), [dx, dy])
        : shown
    })
  }

/** Middle and half axes of the trunk in cm, and how much of the light it gets beside a face. */
const TRUNK = { middle: [0, -31, -2], across: 21, down: 15.5, share: 0.6 } as const

/** The trunk as a forger marks it in the photo, round as a column is. */
function trunkOf(session: Session): (x: number, y: number) => number {
  const camera = cameraAhead(session)
  const { middle, across, down, share } = TRUNK
  const [x0, y0] = project(camera, middle)
  const [edge] = project(camera, [across, middle[1], middle[2]])
  const [, top] = project(camera, [0, middle[1] + down, middle[2]])
  return (x, y) => {
    const [u, v] = [(x - x0) / (edge - x0), (y - y0) / (y0 - top)]
    return u ** 2 + v ** 2 < 1 ? share * Math.sqrt(1 - 0.9 * u ** 2) : 0
  }
}

const scaled = ([red, green, blue]: Rgb, by: number): Rgb => [red * by, green * by, blue * by]

/** What screen and room give to each landmark of a face that is held so. */
function shadesOf(session: Session, bearing: Bearing): Shade[] {
  const points = poseFacePoints(session.person, bearing)
  const mesh: Mesh = {
    points,
    uvs: points.map(() => [0, 0] as const),
    triangles: FACE_TRIANGLES,
    paint: () => [1, 1, 1],
    gloss: 0,
  }
  const camera = cameraAhead(session)
  const { sky, lamp, near } = lightOf(session, null)
  const none: Rgb = [0, 0, 0]
  const screen = lightsOf(mesh, camera, {
    sky: none,
    lamp: { ...lamp, color: none },
    near,
    screen: [1, 1, 1],
  })
  const room = lightsOf(mesh, camera, { sky, lamp, near, screen: none })
  return points.map((_, place) => ({ screen: screen[place * 3 + 1] ?? 0, room: room[place * 3 + 1] ?? 0 }))
}

/** Shades of landmarks over the places between them: screen, room, and 1 where the face is. */
const spread = (session: Session, marks: readonly Vector[], shades: readonly Shade[]): Picture =>
  renderMarks(
    session,
    marks,
    FACE_TRIANGLES,
    shades.map(({ screen, room }) => [screen, room] as const),
  )

interface Laid {
  readonly relief: Picture
  readonly mask: Masked
  /** How much of the light the shoulders get at a place. */
  readonly body: (x: number, y: number) => number
  readonly dx: number
  readonly dy: number
  readonly albedo: Albedo
}

function shade(
  { data: from, width, height }: Picture,
  { relief, mask, body, dx, dy, albedo }: Laid,
  light: Rgb,
): Picture {
  const data = Float32Array.from(from)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [screen, room, face] = sampleAt(relief, x + dx, y + dy)
      const { weight } = maskAt(mask, x, y)
      const share = screen + (1 - face) * (weight || body(x, y))
      if (share === 0) continue
      const at = (y * width + x) * 3
      for (const channel of [0, 1, 2] as const) {
        const level = data[at + channel] ?? 0
        const color = albedo === 'skin' ? mask.skin[channel] : level
        data[at + channel] = level * (room + (1 - face)) + share * light[channel] * color
      }
    }
  return { data, width, height }
}
