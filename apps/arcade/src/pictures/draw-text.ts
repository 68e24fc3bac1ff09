interface TextStyle {
  readonly size: number
  readonly colour: string
  readonly anchor: 'start' | 'middle'
}

/** Draws a line of text as SVG, at the height of its `middle`. */
export function drawText(
  text: string,
  x: number,
  middle: number,
  { size, colour, anchor }: TextStyle,
): string {
  return `<text x="${round(x)}" y="${round(middle + size * 0.36)}" text-anchor="${anchor}" font-family="system-ui,sans-serif" font-weight="700" font-size="${size}" fill="${colour}">${escapeXml(text)}</text>`
}

const round = (value: number) => Math.round(value * 100) / 100
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
