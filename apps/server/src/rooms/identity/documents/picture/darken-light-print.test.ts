import { expect, it } from 'vitest'
import { darkenLightPrint } from './darken-light-print.ts'

const [WIDTH, HEIGHT] = [40, 10]

/** A strip with strokes, one column in four, on its ground. */
function drawStrip(ground: number, ink: number) {
  const data = new Uint8Array(WIDTH * HEIGHT).map((_, at) => (at % 4 === 0 ? ink : ground))
  const picture = { data, width: WIDTH, height: HEIGHT }
  return { picture, even: picture }
}

it('light print on a dark ground is dark print on a light one', () => {
  const { picture, even } = darkenLightPrint(drawStrip(50, 230))
  expect([picture.data[0], picture.data[1]]).toEqual([25, 205])
  expect([even.data[0], even.data[1]]).toEqual([0, 232])
})

it.each([
  ['dark print', 230, 50],
  ['pale print', 200, 225],
])('%s stays as it is', (_, ground, ink) => {
  const strip = drawStrip(ground, ink)
  expect(darkenLightPrint(strip)).toBe(strip)
})

it('dark print in shadow, which fills most of its strip, stays as it is', () => {
  const strip = drawStrip(87, 208)
  const data = strip.picture.data.map((value, at) => (at % 4 === 1 ? 33 : value))
  const picture = { ...strip.picture, data }
  const shaded = { picture, even: picture }
  expect(darkenLightPrint(shaded)).toBe(shaded)
})
