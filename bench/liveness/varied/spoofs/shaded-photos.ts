import { SCREEN_LIGHT } from '@gamehall/contract/identity'
import { colorAt, lightOf, type Session } from '../film.ts'
import { type Bearing, poseFacePoints } from '../head.ts'
import { FACE_TRIANGLES, type Rgb, type Vector } from '../person.ts'
import { type Camera, lightsOf, type Mesh, type Picture, render } from '../render.ts'
import { cameraAhead, type Forge, sampleAt, stepOf, takePhoto } from './forged-photo.ts'
import { further, LIT, type Masked, maskAt, maskOf } from './masked-photos.ts'
import { bearingAt, movedMarks, pushed, trembleOf } from './warped-photos.ts'

/** What light does to a place of a photo: a share of the screen's, and a factor of the room's. */
interface Shade {
  readonly screen: number
  readonly room: number
}

/** What the added light falls on: skin of one colour, or the colours of the photo. */
type Albedo = 'skin' | 'photo'

/**
 * A photo carried along by its mesh, with the screen's light added as the relief of its face returns it: the normals of the mesh that carries
 * it, as it turns. Outside of the face it is that of a smooth mask of head and neck. The room's light is computed by the same normals, beside what it
 * is on the face that looks ahead.
 * @param lit How much of the screen's light is computed, beside the skin.
 */
export const shaded =
  (albedo: Albedo, lit = LIT): Forge =>
  (session, number) => {
    const step = stepOf(session, number)
    const { picture, marks } = takePhoto(session)
    const mask = maskOf(picture, marks)
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
      return shade(bent, { relief, mask, dx, dy, albedo }, scaled(SCREEN_LIGHT[colorAt(step, seconds)], lit))
    })
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

const DEPTH = 30

/** Shades of landmarks over the places between them: screen, room, and 1 where the face is. */
function spread(session: Session, marks: readonly Vector[], shades: readonly Shade[]): Picture {
  const { focal, width, height } = session.phone.camera
  const camera: Camera = { ...session.phone.camera, barrel: 0, at: [0, 0, 0], yaw: 0, pitch: 0, roll: 0 }
  const mesh: Mesh = {
    points: marks.map(
      ([x, y]) => [((x - width / 2) * DEPTH) / focal, (-(y - height / 2) * DEPTH) / focal, -DEPTH] as const,
    ),
    uvs: shades.map(({ screen, room }) => [screen, room] as const),
    triangles: FACE_TRIANGLES,
    paint: (screen, room) => [screen, room, 1],
    gloss: 0,
    isBright: true,
  }
  return render([mesh], camera, lightOf(session, null))
}

interface Laid {
  readonly relief: Picture
  readonly mask: Masked
  readonly dx: number
  readonly dy: number
  readonly albedo: Albedo
}

function shade(
  { data: from, width, height }: Picture,
  { relief, mask, dx, dy, albedo }: Laid,
  light: Rgb,
): Picture {
  const data = Float32Array.from(from)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [screen, room, face] = sampleAt(relief, x + dx, y + dy)
      const { weight } = maskAt(mask, x, y)
      const share = screen + (1 - face) * weight
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
