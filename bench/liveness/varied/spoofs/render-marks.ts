import { lightOf, type Session } from '../film.ts'
import type { Vector } from '../person.ts'
import { type Camera, type Mesh, type Picture, render } from '../render.ts'

const DEPTH = 30

/**
 * Triangles between landmarks of a photo, drawn over its places: two values of each landmark, evenly between them, and 1 where a triangle
 * is.
 */
export function renderMarks(
  session: Session,
  marks: readonly Vector[],
  triangles: Mesh['triangles'],
  values: Mesh['uvs'],
): Picture {
  const { focal, width, height } = session.phone.camera
  const camera: Camera = { ...session.phone.camera, barrel: 0, at: [0, 0, 0], yaw: 0, pitch: 0, roll: 0 }
  const mesh: Mesh = {
    points: marks.map(
      ([x, y]) => [((x - width / 2) * DEPTH) / focal, (-(y - height / 2) * DEPTH) / focal, -DEPTH] as const,
    ),
    uvs: values,
    triangles,
    paint: (first, second) => [first, second, 1],
    gloss: 0,
    isBright: true,
  }
  return render([mesh], camera, lightOf(session, null))
}
