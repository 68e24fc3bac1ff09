import { expect, it } from 'vitest'
import { PLINKO_ROWS } from '../../payouts.ts'
import { slotLabelStyle } from './slot-colour.ts'

/** The relative luminance of `hsl(h s% l%)`, by WCAG. */
function luminanceOf(colour: string): number {
  const [h = 0, s = 0, l = 0] = (colour.match(/\d+/g) ?? []).map(Number)
  const chroma = (s / 100) * Math.min(l / 100, 1 - l / 100)
  const channel = (offset: number) => {
    const at = (offset + h / 30) % 12
    const value = l / 100 - chroma * Math.max(-1, Math.min(at - 3, 9 - at, 1))
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(0) + 0.7152 * channel(8) + 0.0722 * channel(4)
}

it.each(PLINKO_ROWS)('what is written on each slot of %i rows can be read', (rows) => {
  for (let slot = 0; slot <= rows; slot += 1) {
    const { background, color } = slotLabelStyle(slot, rows)
    const [dark = 0, light = 0] = [luminanceOf(background), luminanceOf(color)].sort((a, b) => a - b)
    expect((light + 0.05) / (dark + 0.05), `slot ${slot}`).toBeGreaterThanOrEqual(4.5)
  }
})
