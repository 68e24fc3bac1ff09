/** Lantern light from the middle of the board to its edge, as hue, saturation and lightness. */
const LIGHTS = [
  [188, 62, 34],
  [225, 52, 44],
  [286, 48, 42],
  [338, 72, 44],
  [12, 82, 46],
  [40, 92, 50],
] as const

/** The light above which what is written on it is dark. */
const BRIGHT = 48

/** What is written on a slot. */
const LIGHT_INK = 'hsl(0 0% 100%)'
const DARK_INK = 'hsl(30 80% 8%)'

function lightOf(slot: number, rows: number): (typeof LIGHTS)[number] {
  const share = Math.abs(slot - rows / 2) / (rows / 2)
  return LIGHTS[Math.round(share * (LIGHTS.length - 1))] ?? LIGHTS[0]
}

/** The colour of a slot: cool in the middle, warm and bright at the edge. */
function slotColour(slot: number, rows: number): string {
  const [h, s, l] = lightOf(slot, rows)
  return `hsl(${h} ${s}% ${l}%)`
}

/** The colours of a label on a slot's colour, white or, on the brightest, dark and without its shadow. */
export function slotLabelStyle(slot: number, rows: number) {
  const background = slotColour(slot, rows)
  const isBright = lightOf(slot, rows)[2] > BRIGHT
  return isBright ? { background, color: DARK_INK, textShadow: 'none' } : { background, color: LIGHT_INK }
}
