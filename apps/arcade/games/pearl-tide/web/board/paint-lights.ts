import { paintSprite, type SpritePen } from '../../../../web/shared/canvas/paint-sprite.ts'

/** Paints a square picture with a round gradient. Null when the browser cannot. */
const paintRound = (size: number, paint: (pen: SpritePen, half: number) => void): CanvasImageSource | null =>
  paintSprite(size, size, (pen) => paint(pen, size / 2))

function fillDisc(pen: SpritePen, radius: number, stops: readonly (readonly [number, string])[]): void {
  const light = pen.createRadialGradient(0, 0, 0, 0, 0, radius)
  for (const [at, colour] of stops) light.addColorStop(at, colour)
  pen.fillStyle = light
  pen.beginPath()
  pen.arc(0, 0, radius, 0, Math.PI * 2)
  pen.fill()
}

/** The light behind a symbol that pays. */
export const paintGlow = () =>
  paintRound(128, (pen, half) =>
    fillDisc(pen, half, [
      [0, 'rgb(255 250 214 / 0.95)'],
      [0.4, 'rgb(255 221 128 / 0.6)'],
      [1, 'rgb(255 190 70 / 0)'],
    ]),
  )

export const paintBubble = () =>
  paintRound(48, (pen, half) => {
    fillDisc(pen, half * 0.92, [
      [0, 'rgb(190 244 255 / 0.05)'],
      [0.78, 'rgb(150 230 255 / 0.28)'],
      [0.93, 'rgb(230 252 255 / 0.9)'],
      [1, 'rgb(230 252 255 / 0)'],
    ])
    pen.fillStyle = 'rgb(255 255 255 / 0.95)'
    pen.beginPath()
    pen.ellipse(-half * 0.34, -half * 0.4, half * 0.2, half * 0.12, -0.7, 0, Math.PI * 2)
    pen.fill()
  })

export const paintSpark = () =>
  paintRound(32, (pen, half) =>
    fillDisc(pen, half, [
      [0, '#ffffff'],
      [0.3, 'rgb(255 241 190 / 0.95)'],
      [1, 'rgb(255 205 100 / 0)'],
    ]),
  )
