import { expect, it } from 'vitest'
import { look } from '../testing/synthetic-film.ts'
import { measureContour } from './measure-contour.ts'

it('tells ears and hair that go along with a head from those that stay with the room, however the camera moves', () => {
  for (const shift of [[0, 0] as const, [6, 3] as const]) {
    const turned = measureContour(look(), look({ yaw: 30, shift }))
    const stayed = measureContour(look(), look({ yaw: 30, shift, isOutsideStill: true }))
    expect(turned).toBeLessThan(0.5)
    expect(stayed).toBeGreaterThan(0.9)
  }
})

it('says nothing where no room is seen', () => {
  const near = (face = look()) => ({
    ...face,
    mesh: face.mesh.map((value, at) => (at % 3 === 2 ? value : 80 + (value - 80) * 4)),
  })
  expect(measureContour(near(), near(look({ yaw: 30 })))).toBeNull()
})
