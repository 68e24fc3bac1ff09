import type { SeededNumbers } from './seeded-numbers.ts'

/** `html` with its left top corner at (x, y). */
export const at = (x: number, y: number, html: string, css = ''): string =>
  `<div style="position:absolute;left:${x}px;top:${y}px;${css}">${html}</div>`

/** The same, with its right end at x pixels from the right edge. */
export const fromRight = (x: number, y: number, html: string, css = ''): string =>
  `<div style="position:absolute;right:${x}px;top:${y}px;text-align:right;${css}">${html}</div>`

/** Security print: families of fine lines in two pale inks, on a tinted paper. */
export function drawPaper(width: number, height: number, tint: number, numbers: SeededNumbers): string {
  const waves = Array.from({ length: 16 }, (_, index) => {
    const base = (height / 15) * index
    const swing = numbers.between(10, 38)
    const steps = Array.from({ length: 9 }, (__, step) => {
      const x = (width / 8) * step
      return `${step === 0 ? 'M' : 'L'}${x.toFixed(0)} ${(base + Math.sin(step * 1.9 + index) * swing).toFixed(0)}`
    })
    return `<path d="${steps.join(' ')}" stroke="hsl(${tint + (index % 2) * 70} 45% 66%)" stroke-width="1" fill="none" opacity=".55"/>`
  })
  const middle = `${numbers.between(0.3, 0.7) * width} ${height * 0.52}`
  const rosette = Array.from(
    { length: 12 },
    (_, turn) =>
      `<ellipse transform="translate(${middle}) rotate(${turn * 15})" rx="${height * 0.38}" ry="${height * 0.14}" stroke="hsl(${tint + 30} 40% 70%)" fill="none" opacity=".6"/>`,
  )
  return `<svg width="${width}" height="${height}" style="position:absolute;inset:0;background:linear-gradient(120deg,hsl(${tint} 45% 92%),hsl(${tint + 50} 40% 89%))">${waves.join('')}${rosette.join('')}</svg>`
}

/** An invented face in a frame: shapes with shading, no likeness. */
export function drawPortrait(width: number, numbers: SeededNumbers, isWoman: boolean): string {
  const skin = `hsl(${numbers.between(18, 32)} ${numbers.between(35, 55)}% ${numbers.between(62, 78)}%)`
  const hair = `hsl(${numbers.between(10, 40)} 25% ${numbers.between(8, 26)}%)`
  const cloth = `hsl(${numbers.between(0, 360)} 30% ${numbers.between(25, 60)}%)`
  const back = isWoman ? `<path d="M24 62 Q50 -8 76 62 L80 98 H20Z" fill="${hair}"/>` : ''
  const top = `<path d="M27 46 Q28 14 50 14 Q72 14 73 46 Q66 28 ${numbers.between(42, 58)} 27 Q34 28 27 46Z" fill="${hair}"/>`
  const eye = (x: number) =>
    `<ellipse cx="${x}" cy="50" rx="4.6" ry="2.5" fill="#fff"/><circle cx="${x}" cy="50" r="2.2" fill="#221"/><path d="M${x - 6} 44 q6 -4 12 0" stroke="${hair}" stroke-width="1.8" fill="none"/>`
  return `<svg viewBox="0 0 100 126" width="${width}" style="background:linear-gradient(#e9edf1,#cdd6de);filter:contrast(.92)">
${back}<path d="M6 126 Q10 96 42 92 L58 92 Q90 96 94 126Z" fill="${cloth}"/><rect x="41" y="78" width="18" height="18" fill="${skin}"/>
<ellipse cx="50" cy="54" rx="23" ry="31" fill="${skin}"/><ellipse cx="60" cy="58" rx="12" ry="26" fill="#0001"/>${top}
${eye(41)}${eye(60)}<path d="M50 52 l-3 11 q3 2 6 0" stroke="#0005" fill="none"/><path d="M42 72 q8 5 16 0" stroke="#a44" stroke-width="2.4" fill="none"/></svg>`
}

/** Bars as wide as the seed says: no code that a scanner knows. */
export function drawBars(width: number, height: number, numbers: SeededNumbers): string {
  const stops: string[] = []
  for (let x = 0; x < width; x += numbers.between(3, 9))
    stops.push(`<rect x="${x.toFixed(1)}" width="${numbers.between(1, 4).toFixed(1)}" height="${height}"/>`)
  return `<svg width="${width}" height="${height}" fill="#222">${stops.join('')}</svg>`
}
