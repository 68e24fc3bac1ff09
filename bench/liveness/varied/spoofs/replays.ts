import { SCREEN_LIGHT } from '@gamehall/contract/identity'
import { drawFrom } from '../draws.ts'
import { colorAt, drawSession, holdPhone, lightOf, renderStep, type Session } from '../film.ts'
import type { Vector } from '../person.ts'
import { type Mesh, type Picture, render } from '../render.ts'
import { type Forge, sampleAt, stepOf } from './forged-photo.ts'

/** The session with the colours that were drawn for another one: what a film that was used elsewhere shows. */
function playedElsewhere(session: Session): Session {
  const other = drawSession(session.person, `${session.seed} played`, 'busy')
  return {
    ...other,
    steps: session.steps.map((step, index) => ({
      ...step,
      colors: other.steps[index]?.colors ?? step.colors,
    })),
  }
}

/** A film of another session, cropped a little and scaled back: it goes through another camera and encoder. */
export const encodedAnew: Forge = (session, number) => {
  const draws = drawFrom(`varied encoded ${session.seed}`)
  const [size, left, top] = [draws.between(0.86, 1), draws.share(), draws.share()]
  const played = playedElsewhere(session)
  return renderStep({ ...played, phone: { ...played.phone, camera: session.phone.camera } }, number).map(
    (shown): Picture => {
      const { width, height } = shown
      const data = new Float32Array(shown.data.length)
      for (let y = 0; y < height; y += 1)
        for (let x = 0; x < width; x += 1)
          data.set(
            sampleAt(
              shown,
              (x + left * width * (1 / size - 1)) * size,
              (y + top * height * (1 / size - 1)) * size,
            ),
            (y * width + x) * 3,
          )
      return { ...shown, data }
    },
  )
}

/** A film of another session on a tablet before the phone: bezel, pixels that beat with the camera's, gloss. */
export const tablet =
  (isTinted: boolean): Forge =>
  (session, number) => {
    const step = stepOf(session, number)
    const film = renderStep(playedElsewhere(session), number)
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
      const live = SCREEN_LIGHT[colorAt(step, seconds)]
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
