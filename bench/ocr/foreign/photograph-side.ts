import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { drawTable } from './draw-table.ts'
import type { DrawnSide } from './foreign-document.ts'
import type { Pose } from './pose.ts'
import type { SeededNumbers } from './seeded-numbers.ts'

const LONG = 1120
const SHORT = 840

/** Light on the document: a soft round glare, and a shadow with one edge across the photo. */
function drawLight(pose: Pose, numbers: SeededNumbers): string {
  const place = `${numbers.between(20, 80).toFixed(0)}% ${numbers.between(20, 80).toFixed(0)}%`
  const edge = numbers.between(35, 60)
  const layer = (background: string, mode: string) =>
    `<div style="position:absolute;inset:0;background:${background};mix-blend-mode:${mode}"></div>`
  return [
    pose.shadow > 0
      ? layer(
          `linear-gradient(${numbers.between(0, 360).toFixed(0)}deg,rgba(20,20,40,${pose.shadow}) ${edge}%,transparent ${edge + 9}%)`,
          'multiply',
        )
      : '',
    pose.glare > 0
      ? layer(
          `radial-gradient(ellipse 26% 17% at ${place},rgba(255,255,250,${pose.glare}),rgba(255,255,250,${pose.glare * 0.4}) 55%,transparent)`,
          'normal',
        )
      : '',
  ].join('')
}

function drawScene(
  side: DrawnSide,
  pose: Pose,
  numbers: SeededNumbers,
  width: number,
  height: number,
): string {
  const scale = Math.min((width * pose.span) / side.width, (height * pose.span) / side.height)
  const shift = `${numbers.between(-14, 14).toFixed(1)}px,${numbers.between(-14, 14).toFixed(1)}px`
  const card = `position:relative;flex:none;width:${side.width}px;height:${side.height}px;border-radius:28px;overflow:hidden;box-shadow:4px 8px 22px #0009;transform:translate(${shift}) rotateX(${pose.tiltX}deg) rotateY(${pose.tiltY}deg) rotate(${pose.turn}deg) scale(${scale})`
  return `<!doctype html><meta charset="utf-8"><style>body{margin:0;color:#1b1d22;font-family:'${side.face}','Noto Sans CJK KR'}</style>
<div style="position:relative;width:${width}px;height:${height}px;overflow:hidden"><div style="position:absolute;inset:0;font-family:serif;filter:blur(.8px)">${drawTable(pose.table, numbers)}</div>
<div style="position:absolute;inset:0;perspective:2100px;display:flex;align-items:center;justify-content:center"><div style="${card}">${side.html}</div></div>
${drawLight(pose, numbers)}</div>`
}

/** Adds to every pixel and channel a sum of four even random numbers, of the standard deviation `noise`. */
async function addNoise(picture: Buffer, noise: number, numbers: SeededNumbers): Promise<Buffer> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const spread = noise / Math.sqrt(4 / 12)
  for (let index = 0; index < data.length; index += 1) {
    const even = numbers.next() + numbers.next() + numbers.next() + numbers.next() - 2
    data[index] = Math.max(0, Math.min(255, Math.round((data[index] ?? 0) + even * spread)))
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .png()
    .toBuffer()
}

/** Lays the side on its table, looks at it from the pose, and answers a JPEG. */
export async function photographSide(
  page: Page,
  side: DrawnSide,
  pose: Pose,
  numbers: SeededNumbers,
): Promise<Buffer> {
  const [width, height] = side.height > side.width ? [SHORT, LONG] : [LONG, SHORT]
  await page.setViewportSize({ width, height })
  await page.setContent(drawScene(side, pose, numbers, width, height))
  await page.evaluate('document.fonts.ready')
  const seen = await page.screenshot({ type: 'png' })
  const soft = pose.blur > 0 ? await sharp(seen).blur(pose.blur).png().toBuffer() : seen
  const grained = pose.noise > 0 ? await addNoise(soft, pose.noise, numbers) : soft
  return sharp(grained)
    .rotate(pose.quarters * 90)
    .jpeg({ quality: pose.noise + pose.blur > 0 ? 41 : 46, mozjpeg: true })
    .toBuffer()
}
