import type { SpritePen } from '../../../../web/shared/canvas/paint-sprite.ts'
import { type BoardLayout, pegsOfRow, placeX, rowY } from './board-layout.ts'

const FULL_TURN = Math.PI * 2

/** Paints the board without balls: lacquer, painted waves and moon, dividers of the slots, pegs. */
export function paintBoard(pen: SpritePen, layout: BoardLayout): void {
  paintLacquer(pen, layout)
  paintDividers(pen, layout)
  for (let row = 0; row < layout.rows; row += 1)
    for (const x of pegsOfRow(layout, row)) paintPeg(pen, x, rowY(layout, row), layout.pegRadius)
}

function paintLacquer(pen: SpritePen, { width, height, top }: BoardLayout): void {
  const lacquer = pen.createLinearGradient(0, 0, 0, height)
  lacquer.addColorStop(0, '#3a1750')
  lacquer.addColorStop(0.5, '#231042')
  lacquer.addColorStop(1, '#140a2c')
  pen.fillStyle = lacquer
  pen.fillRect(0, 0, width, height)
  const lamp = pen.createRadialGradient(width / 2, -top * 0.5, 4, width / 2, 0, height * 0.8)
  lamp.addColorStop(0, 'rgb(255 190 110 / 0.5)')
  lamp.addColorStop(0.35, 'rgb(255 110 120 / 0.16)')
  lamp.addColorStop(1, 'rgb(255 90 160 / 0)')
  pen.fillStyle = lamp
  pen.fillRect(0, 0, width, height)
  paintMoon(pen, width * 0.5, height * 0.46, Math.min(width, height) * 0.3)
  for (const side of [-1, 1]) paintClouds(pen, width, height, side)
  paintWaves(pen, width, height)
}

function paintMoon(pen: SpritePen, x: number, y: number, radius: number): void {
  const moon = pen.createRadialGradient(x, y, radius * 0.2, x, y, radius)
  moon.addColorStop(0, 'rgb(255 214 150 / 0.13)')
  moon.addColorStop(0.96, 'rgb(255 170 120 / 0.1)')
  moon.addColorStop(1, 'rgb(255 170 120 / 0)')
  pen.fillStyle = moon
  pen.beginPath()
  pen.arc(x, y, radius, 0, FULL_TURN)
  pen.fill()
}

/** Curled clouds and stars in the corners beside the pegs, as on a painted fan. */
function paintClouds(pen: SpritePen, width: number, height: number, side: number): void {
  const unit = Math.min(width, height) / 24
  pen.save()
  pen.translate(width / 2, 0)
  pen.scale(side, 1)
  pen.lineWidth = Math.max(1, unit * 0.13)
  for (const [x, y, size] of [
    [9.3, height / unit / 3.1, 1],
    [7.9, height / unit / 2.62, 0.72],
    [10.1, height / unit / 2.25, 0.62],
  ] as const) {
    pen.strokeStyle = `rgb(255 206 140 / ${0.16 + 0.12 * size})`
    for (const ring of [1, 0.64, 0.3]) {
      pen.beginPath()
      pen.arc(x * unit, y * unit, unit * 1.5 * size * ring, Math.PI * 0.75, Math.PI * 2.25)
      pen.stroke()
    }
    pen.beginPath()
    pen.moveTo((x - 3 * size) * unit, (y + 1.06 * size) * unit)
    pen.lineTo((x + 3 * size) * unit, (y + 1.06 * size) * unit)
    pen.stroke()
  }
  pen.fillStyle = 'rgb(255 232 190 / 0.4)'
  for (let star = 0; star < 12; star += 1) {
    const x = (5.2 + ((star * 3.7) % 6.4)) * unit
    const y = height * (0.05 + ((star * 0.137) % 0.3))
    pen.beginPath()
    pen.arc(x, y, unit * (star % 3 === 0 ? 0.13 : 0.08), 0, FULL_TURN)
    pen.fill()
  }
  pen.restore()
}

/** Rows of scales as on a festival curtain, at the foot of the board. */
function paintWaves(pen: SpritePen, width: number, height: number): void {
  const radius = width / 14
  pen.lineWidth = 1
  for (let line = 0; line < 4; line += 1) {
    const y = height - line * radius * 0.62
    pen.strokeStyle = `rgb(120 220 255 / ${0.16 - line * 0.035})`
    for (let x = line % 2 === 0 ? 0 : radius; x <= width + radius; x += radius * 2)
      for (const share of [1, 0.68, 0.36]) {
        pen.beginPath()
        pen.arc(x, y, radius * share, Math.PI, FULL_TURN)
        pen.stroke()
      }
  }
}

function paintDividers(pen: SpritePen, layout: BoardLayout): void {
  const { rows, height, spacing, rowHeight, pegRadius } = layout
  const from = rowY(layout, rows - 1)
  const half = Math.max(1, pegRadius * 0.55)
  for (let divider = 0; divider <= rows + 1; divider += 1) {
    const x = placeX(layout, rows, divider) - spacing / 2
    const wood = pen.createLinearGradient(x - half, 0, x + half, 0)
    wood.addColorStop(0, '#ffd99a')
    wood.addColorStop(1, '#8a4f24')
    pen.fillStyle = wood
    pen.fillRect(x - half, from + rowHeight * 0.2, half * 2, height - from)
  }
}

function paintPeg(pen: SpritePen, x: number, y: number, radius: number): void {
  pen.fillStyle = 'rgb(4 0 12 / 0.5)'
  pen.beginPath()
  pen.ellipse(x + radius * 0.5, y + radius * 0.9, radius * 1.15, radius * 0.9, 0, 0, FULL_TURN)
  pen.fill()
  const brass = pen.createRadialGradient(x - radius * 0.35, y - radius * 0.4, radius * 0.1, x, y, radius)
  brass.addColorStop(0, '#fffbe6')
  brass.addColorStop(0.4, '#ffd77d')
  brass.addColorStop(1, '#9a5b1c')
  pen.fillStyle = brass
  pen.beginPath()
  pen.arc(x, y, radius, 0, FULL_TURN)
  pen.fill()
}
