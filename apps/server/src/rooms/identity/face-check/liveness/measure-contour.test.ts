import { expect, it } from 'vitest'
import type { FaceReading } from '../../../../providers/face/index.ts'
import { look } from '../testing/synthetic-film.ts'
import { measureContour } from './measure-contour.ts'
import { measureSurroundings } from './measure-surroundings.ts'

/** A face whose whole picture is turned about its middle, brought nearer and shifted, as by a hand that holds phone or photo. */
function moveCamera(face: FaceReading, degrees: number, nearer: number, shift: readonly [number, number]) {
  const { width, height, data } = face.scene
  const angle = (degrees * Math.PI) / 180
  const [cosine, sine] = [nearer * Math.cos(angle), nearer * Math.sin(angle)]
  const [middleX, middleY] = [width / 2, height / 2]
  const there = (x: number, y: number) => [
    middleX + shift[0] + cosine * (x - middleX) - sine * (y - middleY),
    middleY + shift[1] + sine * (x - middleX) + cosine * (y - middleY),
  ]
  const mesh = face.mesh.slice()
  for (let at = 0; at < mesh.length; at += 3) {
    const [x = 0, y = 0] = there(mesh[at] ?? 0, mesh[at + 1] ?? 0)
    mesh[at] = x
    mesh[at + 1] = y
  }
  const moved = new Uint8Array(data.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [right, down] = [x - middleX - shift[0], y - middleY - shift[1]]
      const fromX = middleX + (cosine * right + sine * down) / nearer ** 2
      const fromY = middleY + (cosine * down - sine * right) / nearer ** 2
      const column = Math.min(width - 2, Math.max(0, Math.floor(fromX)))
      const row = Math.min(height - 2, Math.max(0, Math.floor(fromY)))
      const [shareX, shareY] = [clamp(fromX - column), clamp(fromY - row)]
      const at = (row * width + column) * 3
      for (let channel = 0; channel < 3; channel += 1) {
        const between = (one: number) =>
          (data[one + channel] ?? 0) * (1 - shareX) + (data[one + 3 + channel] ?? 0) * shareX
        moved[(y * width + x) * 3 + channel] = between(at) * (1 - shareY) + between(at + width * 3) * shareY
      }
    }
  return { ...face, mesh, scene: { ...face.scene, data: moved } }
}

const clamp = (share: number) => Math.min(1, Math.max(0, share))

const measured = (first: FaceReading, last: FaceReading) =>
  measureContour(first, last, measureSurroundings([first, last]).background.camera)

it('tells ears and hair that go along with a head from those that stay with the room, however the camera moves', () => {
  for (const shift of [[0, 0] as const, [6, 3] as const]) {
    const turned = measured(look(), look({ yaw: 30, shift }))
    const stayed = measured(look(), look({ yaw: 30, shift, isOutsideStill: true }))
    expect(turned).toBeLessThan(0.5)
    expect(stayed).toBeGreaterThan(0.9)
  }
})

it('follows a picture that is turned, brought nearer and shifted at once', () => {
  for (const [degrees, nearer, shift] of [
    [5, 1, [0, 0]],
    [-4, 1.06, [3, 2]],
    [4, 0.95, [-10, 3]],
  ] as const) {
    const after = (isOutsideStill: boolean) =>
      moveCamera(look({ yaw: 30, isOutsideStill }), degrees, nearer, shift)
    const stayed = after(true)
    expect(measured(look(), after(false))).toBeLessThan(0.5)
    expect(measured(look(), stayed)).toBeGreaterThan(0.7)
    expect(measureContour(look(), stayed, null), 'a shift alone does not').toBeLessThan(0.55)
  }
})

it('says nothing where no room is seen', () => {
  const near = (face = look()) => ({
    ...face,
    mesh: face.mesh.map((value, at) => (at % 3 === 2 ? value : 80 + (value - 80) * 4)),
  })
  expect(measured(near(), near(look({ yaw: 30 })))).toBeNull()
})
