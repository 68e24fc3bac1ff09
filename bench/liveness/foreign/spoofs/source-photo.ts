import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FilmPlan } from '../film-plan.ts'
import { FACE_POINTS } from '../head/face-shape.ts'
import { Session, type Setting } from '../honest-film.ts'
import { type Frame, readPicture } from '../scene/picture.ts'
import type { Draws } from '../seeded-draws.ts'

/** One photo of a face, and where its 468 points are (x, y and a third number that is not used, in pixels). */
export interface Still {
  readonly name: string
  readonly frame: Frame
  readonly face: Float32Array
}

/** What every forger is given: a photo, what the server draws, and a seed's draws. */
export interface Forgery {
  readonly still: Still
  readonly plan: FilmPlan
  readonly draws: Draws
}

/** A photo of a real person (see README.md for where it is from). */
export async function readStill(name: 'hopper' | 'collins'): Promise<Still> {
  const folder = join(import.meta.dirname, '..', 'stills')
  const frame = await readPicture(await readFile(join(folder, `${name}.jpg`)), 480, 640)
  const flat: number[] = JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'))
  const face = new Float32Array(3 * FACE_POINTS)
  for (let point = 0; point < FACE_POINTS; point += 1)
    face.set([flat[2 * point] as number, flat[2 * point + 1] as number, 1], 3 * point)
  return { name: `photo of ${name}`, frame, face }
}

/** A photo of a person of this set, taken without a coloured screen. */
export async function takeStill(setting: Setting, plan: FilmPlan): Promise<Still> {
  const [action] = plan
  const [first] = action?.frames ?? []
  if (action === undefined || first === undefined) throw new Error('a plan has frames')
  const taken = await new Session(setting).take(action, { ...first, done: 0, blink: 0 }, false)
  return { name: setting.sitter.person.name, ...taken }
}

export const pointOf = (still: Still, index: number): readonly [number, number] => [
  still.face[3 * index] as number,
  still.face[3 * index + 1] as number,
]

/** Half the width of the face in pixels. */
export function halfWidth(still: Still): number {
  const [left, right] = [pointOf(still, 234), pointOf(still, 454)]
  return Math.hypot(right[0] - left[0], right[1] - left[1]) / 2
}
