import { bearings, colorAt, lightOf } from '../film.ts'
import { poseFacePoints } from '../head.ts'
import { FACE_TRIANGLES, type Vector } from '../person.ts'
import { type Camera, type Mesh, project, render } from '../render.ts'
import { type Forge, middleOf, NEUTRAL, sampleAt, stepOf, takePhoto, tint, widthOf } from './forged-photo.ts'

/** The face of a photo as a relief, moved in 3D before the photo itself. */
export const relief =
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

/** Photos of one person ahead and in each movement, blended into each other. */
export const morphed =
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
