import { paintSprite, type SpritePen } from '../../../../web/shared/canvas/paint-sprite.ts'

/** A marble of glass with a ribbon inside. */
interface MarbleColours {
  readonly glass: string
  readonly rim: string
  readonly ribbon: readonly [string, string]
}

const COLOURS: readonly MarbleColours[] = [
  { glass: '#d8f6ff', rim: '#3d8fb0', ribbon: ['#ff8a1f', '#ffd25e'] },
  { glass: '#e9fff2', rim: '#2f9a74', ribbon: ['#e8305a', '#ff93a8'] },
  { glass: '#fff3df', rim: '#b8823a', ribbon: ['#1f7dff', '#8fd0ff'] },
  { glass: '#f6e6ff', rim: '#7d52b8', ribbon: ['#17b890', '#a6ffdf'] },
  { glass: '#ffe9ef', rim: '#b84a6c', ribbon: ['#7b3ff2', '#d0b0ff'] },
]

/** Paints a marble of `radius` pixels. Null when the browser cannot. */
function paintMarble(kind: number, radius: number): CanvasImageSource | null {
  const colours = COLOURS[kind]
  if (colours === undefined) return null
  const size = Math.ceil(radius * 2 + 2)
  return paintSprite(size, size, (pen) => {
    pen.beginPath()
    pen.arc(0, 0, radius, 0, Math.PI * 2)
    const glass = pen.createRadialGradient(-radius * 0.3, -radius * 0.4, radius * 0.1, 0, 0, radius)
    glass.addColorStop(0, '#ffffff')
    glass.addColorStop(0.45, colours.glass)
    glass.addColorStop(1, colours.rim)
    pen.fillStyle = glass
    pen.fill()
    pen.save()
    pen.clip()
    for (const [index, colour] of colours.ribbon.entries()) {
      const bend = radius * (index === 0 ? 0.62 : 0.28)
      pen.beginPath()
      pen.moveTo(-radius, radius * 0.25)
      pen.bezierCurveTo(-bend, -bend * 1.5, bend, bend * 1.5, radius, -radius * 0.25)
      pen.lineWidth = radius * (index === 0 ? 0.52 : 0.2)
      pen.strokeStyle = colour
      pen.stroke()
    }
    pen.restore()
  })
}

/** Paints the light on a marble, which does not turn with it. */
function paintGloss(radius: number): CanvasImageSource | null {
  const size = Math.ceil(radius * 2 + 2)
  return paintSprite(size, size, (pen) => {
    const shade = pen.createRadialGradient(-radius * 0.3, -radius * 0.4, radius * 0.3, 0, 0, radius)
    shade.addColorStop(0, 'rgb(0 0 0 / 0)')
    shade.addColorStop(0.7, 'rgb(0 0 0 / 0.06)')
    shade.addColorStop(1, 'rgb(10 4 20 / 0.55)')
    pen.fillStyle = shade
    pen.beginPath()
    pen.arc(0, 0, radius, 0, Math.PI * 2)
    pen.fill()
    pen.fillStyle = 'rgb(255 255 255 / 0.92)'
    pen.beginPath()
    pen.ellipse(-radius * 0.36, -radius * 0.46, radius * 0.3, radius * 0.17, -0.6, 0, Math.PI * 2)
    pen.fill()
    pen.fillStyle = 'rgb(255 255 255 / 0.4)'
    pen.beginPath()
    pen.arc(radius * 0.42, radius * 0.46, radius * 0.13, 0, Math.PI * 2)
    pen.fill()
  })
}

/** Paints a soft shadow of a marble. */
function paintShadow(radius: number): CanvasImageSource | null {
  const size = Math.ceil(radius * 2 + 2)
  return paintSprite(size, size, (pen) => {
    const soft = pen.createRadialGradient(0, 0, radius * 0.5, 0, 0, radius)
    soft.addColorStop(0, 'rgb(5 0 15 / 0.55)')
    soft.addColorStop(1, 'rgb(5 0 15 / 0)')
    pen.fillStyle = soft
    pen.fillRect(-size / 2, -size / 2, size, size)
  })
}

/** Marbles painted once and drawn many times. */
export interface MarbleSprites {
  /** Draws the marble of a ball at the pen's origin. */
  draw(pen: SpritePen, ball: number, angle: number): void
}

/** Paints the marbles of a board; `scale` is device pixels a CSS pixel. */
export function createMarbleSprites(radius: number, scale: number): MarbleSprites {
  const marbles = COLOURS.map((_, kind) => paintMarble(kind, radius * scale))
  const gloss = paintGloss(radius * scale)
  const shadow = paintShadow(radius * scale)
  const size = radius * 2 + 1
  return {
    draw(pen, ball, angle) {
      const marble = marbles[ball % marbles.length]
      if (marble == null || gloss === null || shadow === null) return
      pen.drawImage(shadow, 2 - size / 2, 3 - size / 2, size, size)
      pen.rotate(angle)
      pen.drawImage(marble, -size / 2, -size / 2, size, size)
      pen.rotate(-angle)
      pen.drawImage(gloss, -size / 2, -size / 2, size, size)
    },
  }
}
