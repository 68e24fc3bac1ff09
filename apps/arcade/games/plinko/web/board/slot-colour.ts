/** Lantern light from the middle of the board to its edge, as hue, saturation and lightness. */
const LIGHTS = [
  [188, 62, 36],
  [225, 52, 44],
  [286, 48, 42],
  [338, 72, 44],
  [12, 82, 46],
  [40, 92, 50],
] as const

/** The colour of a slot: cool in the middle, warm and bright at the edge. */
export function slotColour(slot: number, rows: number): string {
  const share = Math.abs(slot - rows / 2) / (rows / 2)
  const at = share * (LIGHTS.length - 1)
  const [h, s, l] = LIGHTS[Math.round(at)] ?? LIGHTS[0]
  return `hsl(${h} ${s}% ${l}%)`
}
