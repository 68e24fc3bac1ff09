import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BANNER_ART } from '@gamehall/contract/site'
import { expect, it } from 'vitest'
import { bannerImageUrl } from './banner-image.ts'

it('gives every built-in scene a picture of its own, and others the default or the uploaded one', () => {
  expect(new Set(BANNER_ART.map((art) => bannerImageUrl(art))).size).toBe(BANNER_ART.length)
  expect(bannerImageUrl(null)).toBe(bannerImageUrl('aurora'))
  expect(bannerImageUrl('toString')).toBe(bannerImageUrl('aurora'))
  expect(bannerImageUrl('gift', '/pictures/own.webp')).toBe('/pictures/own.webp')
})

it.each(BANNER_ART)('%s has no text in it and is not small enough to be inlined into the script', (art) => {
  const svg = readFileSync(fileURLToPath(import.meta.resolve(`@gamehall/ui/art/banner-${art}.svg`)), 'utf8')
  expect(svg).not.toMatch(/<text|font/)
  expect(svg.length).toBeGreaterThan(2_048)
})
