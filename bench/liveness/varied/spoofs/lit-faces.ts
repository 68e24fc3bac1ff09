import { SCREEN_LIGHT } from '@gamehall/contract/identity'
import { bearings, colorAt, drawSession, lightOf, renderStep } from '../film.ts'
import { poseFacePoints, poseHead } from '../head.ts'
import { FACE_TRIANGLES, type Person, type Rgb } from '../person.ts'
import { type Mesh, render } from '../render.ts'
import { type Forge, sampleAt, stepOf, takePhoto } from './forged-photo.ts'

/**
 * The face of another's photo laid on a living face; the body and its light are real. The photo is as bright as it
 * is, tinted by `lit`, or takes the light of the face below it.
 */
export const laid =
  (victim: Person, light: { readonly lit: number } | 'as the face'): Forge =>
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
        const shown = SCREEN_LIGHT[colorAt(step, step.times[index] ?? 0)]
        const lit = light === 'as the face' ? 0 : light.lit
        const paint = (u: number, v: number): Rgb => {
          const [red, green, blue] = sampleAt(picture, u, v)
          return [red * (1 + lit * shown[0]), green * (1 + lit * shown[1]), blue * (1 + lit * shown[2])]
        }
        return [
          { ...face, uvs: marks.map(([x, y]) => [x, y] as const), paint, isBright: light !== 'as the face' },
          ...others,
        ]
      },
    })
  }

/**
 * The face of a photo as a relief before the photo itself, lit in 3D by a lamp that moves with nothing and by the
 * drawn colours, as an even skin would be: the light of the photo stays under it.
 */
export const sculpted =
  (lamp: number): Forge =>
  (session, number) => {
    const step = stepOf(session, number)
    const { picture, marks, camera } = takePhoto(session)
    return bearings(session, step, number).map((bearing, index) => {
      const face: Mesh = {
        points: poseFacePoints(session.person, bearing),
        uvs: marks.map(([x, y]) => [x, y] as const),
        triangles: FACE_TRIANGLES,
        paint: (u, v) => sampleAt(picture, u, v),
        gloss: 0,
      }
      const light = lightOf(session, colorAt(step, step.times[index] ?? 0))
      const even = 1 - lamp
      const over = render([face], camera, {
        ...light,
        sky: [even, even, even],
        lamp: { at: light.lamp.at, color: [lamp * 1.4, lamp * 1.4, lamp * 1.4] },
      })
      const data = Float32Array.from(picture.data)
      for (let at = 0; at < data.length; at += 3)
        if ((over.data[at] ?? 0) + (over.data[at + 1] ?? 0) > 0)
          for (let channel = 0; channel < 3; channel += 1) data[at + channel] = over.data[at + channel] ?? 0
      return { ...picture, data }
    })
  }
