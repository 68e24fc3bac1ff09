import { expect, it } from 'vitest'
import { findFilmFault, untilLit } from './film-times.ts'
import { TEST_FILM_LIMITS } from './testing/test-film-limits.ts'

it.each([
  ['a film of a fast phone', [300, 400, 500, 600, 960, 1100, 1300, 1660], null],
  [
    'a film of a phone that takes one frame of each colour',
    [250, 950, 1650, 2350, 3050, 3750, 4450, 5150],
    null,
  ],
  ['a film that lasts as long as it may', [260, 950, 1650, 2350, 3050, 3750, 4450, 5150, 5850, 6260], null],
  ['a time twice', [300, 400, 400, 960, 1660], 'not_growing'],
  ['a time before the last', [300, 960, 690, 1660], 'not_growing'],
  ['less than a second', [300, 500, 690, 1000, 1299], 'short'],
  ['more than six seconds', [260, 950, 1650, 2350, 3050, 3750, 4450, 5150, 5850, 6261], 'long'],
  ['frames that were taken in one moment', [300, 301, 302, 960, 1660], 'bunched'],
  ['more than a colour without a frame', [300, 500, 1301, 1660], 'gap'],
  ['a frame of no colour', [300, 600, 720, 1000, 1660], 'unlit'],
  ['two colours only', [260, 500, 960, 1200, 1399], 'few_colors'],
] as const)('finds in %s: %j → %s', (_, times, fault) => {
  expect(findFilmFault(times, TEST_FILM_LIMITS)).toBe(fault)
})

it('a film leaves out none of the colours that were shown meanwhile', () => {
  const loose = { ...TEST_FILM_LIMITS, mostGapMs: 1_500 }
  expect(findFilmFault([300, 680, 1660, 1800, 2360], loose)).toBe('skipped_color')
  expect(findFilmFault([300, 680, 960, 1660, 1800, 2360], loose)).toBeNull()
  expect(findFilmFault([690, 960, 1660, 2000, 2360], loose), 'begun at the end of one').toBeNull()
})

it('says how long it takes until a frame counts', () => {
  expect([0, 100, 249, 250, 699, 700, 1_649.5].map((at) => untilLit(at, TEST_FILM_LIMITS))).toEqual([
    250, 150, 1, 0, 0, 250, 0.5,
  ])
})
