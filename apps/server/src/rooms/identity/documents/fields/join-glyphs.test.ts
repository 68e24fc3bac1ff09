import { describe, expect, it } from 'vitest'
import type { RankedLetter } from '../glyphs/rank-letters.ts'
import { joinGlyphs } from './join-glyphs.ts'

/** What a cut looks like: letters and the roots of their distances; those with an asterisk no engine knows. */
const cut = (...letters: readonly (readonly [letter: string, apart: number])[]) => ({
  ranked: letters.map(
    ([letter, apart]): RankedLetter => ({
      letter: letter.charAt(0),
      rank: 0,
      isKnown: !letter.endsWith('*'),
      distance: apart * apart,
    }),
  ),
})
const voices = (name: string) => [1, 2, 3].map(() => ({ letters: [...name], confidence: 0.99 }))

describe('a name', () => {
  const given = [cut(['柏', 15], ['粕', 29]), cut(['翰', 13], ['輸', 22])]
  it('is clear where its letters look like what was read', () => {
    expect(joinGlyphs([cut(['全', 20], ['企', 40]), ...given], voices('全柏翰'))).toEqual({
      value: '全柏翰',
      isClear: true,
    })
  })
  it.each([
    ['全柏翰', ['仝', 23.6], ['全', 27.9]],
    ['余柏翰', ['佘', 22], ['余', 26]],
    ['元柏翰', ['亓', 18], ['元', 22]],
  ] as const)('is not clear where it looks more like a rarer surname: %s', (read, rare, usual) => {
    expect(joinGlyphs([cut(rare, usual, ['企', 41]), ...given], voices(read))?.isClear).toBe(false)
  })
  it.each([
    ['管柏翰', ['笪*', 14], ['管', 41]],
    ['洗柏翰', ['冼', 14], ['洗', 30]],
  ] as const)('has the rare surname that it clearly looks like: %s', (read, rare, other) => {
    const found = joinGlyphs([cut(rare, ['荁*', 31], other), ...given], voices(read))
    expect(found?.value).toBe(`${rare[0].charAt(0)}柏翰`)
  })
})
