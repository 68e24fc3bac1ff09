import { expect, it } from 'vitest'
import { withStroke } from './read-latin.ts'

it.each([
  ['SAO PAULOSP', 'SAO PAULO/SP', 'SAO PAULO/SP'],
  ['SAO PAULO SP', 'SAO PAULO / SP', 'SAO PAULO/SP'],
  ['VINA DEL MARCHILE', 'ViNA DEL MAR／CHILE', 'VINA DEL MAR/CHILE'],
])('%s, scanned as %s, has the stroke', (value, scanned, place) => {
  expect(withStroke(value, scanned)).toBe(place)
})

it.each([
  ['SAO PAULO', 'SAO PAULO/SP'],
  ['SAO PAULO', '/SAO PAULO'],
  ['BIELBIENNE', 'BIEL/BIEN/NE'],
  ['SAO PAUIOSP', 'SAO PAULO/SP'],
])('%s, scanned as %s, has none', (value, scanned) => {
  expect(withStroke(value, scanned)).toBe(value)
})
