import { expect, it } from 'vitest'
import { rouletteMark } from './mark.ts'

it.each([
  [0, 'green'],
  [32, 'red'],
  [17, 'plain'],
])('shows %s in the colour of its pocket', (number, tone) => {
  expect(rouletteMark({ table: 'european', number, chips: [] })).toEqual({
    label: { 'zh-TW': `${number}`, en: `${number}` },
    tone,
  })
})
