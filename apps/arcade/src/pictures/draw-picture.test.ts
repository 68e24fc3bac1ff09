import { expect, it } from 'vitest'
import { drawPicture } from './draw-picture.ts'
import { pictureText, type RoundPicture } from './round-picture.ts'

const picture: RoundPicture = {
  shape: 'card',
  rows: [
    {
      caption: '莊家',
      tiles: [
        { label: 'A♠', tone: 'light' },
        { label: '', tone: 'blue' },
      ],
    },
    { caption: '玩家', tiles: [{ label: '10♥', tone: 'red', isLit: true }] },
  ],
}

it('draws every tile, and the lit ones apart', () => {
  const svg = drawPicture(picture)
  expect(svg).toMatch(/^<svg [^>]+>.+<\/svg>$/)
  expect(svg.match(/<rect/g)).toHaveLength(4)
  expect(svg.match(/stroke-width="3"/g)).toHaveLength(1)
  for (const sign of ['A♠', '10♥', '莊家', '玩家']) expect(svg).toContain(`>${sign}</text>`)
})

it('says the same in words', () => {
  expect(pictureText(picture)).toBe('莊家: A♠ / 玩家: 10♥')
})

it('escapes what a label holds', () => {
  const svg = drawPicture({ shape: 'tile', rows: [{ tiles: [{ label: '<a&"', tone: 'plain' }] }] })
  expect(svg).toContain('>&lt;a&amp;&quot;</text>')
  expect(svg).not.toContain('<a')
})

it('is small: a full field of a hundred tiles', () => {
  const tiles = Array.from({ length: 10 }, () => ({ label: '龍', tone: 'gold', isLit: true }) as const)
  const svg = drawPicture({ shape: 'tile', rows: Array.from({ length: 10 }, () => ({ tiles })) })
  expect(svg.length).toBeLessThan(40_000)
})
