import type { SpritePen } from '../../../../web/shared/canvas/paint-sprite.ts'
import type { BoardLayout } from './board-layout.ts'

interface Spark {
  x: number
  y: number
  dx: number
  dy: number
  life: number
  readonly hue: number
}

/** Sparks that fly up from a cup and fall. */
export interface Sparks {
  add(x: number, count: number, layout: BoardLayout): void
  /** Moves them on by `ms` and draws them. Returns whether any are left. */
  draw(pen: SpritePen, layout: BoardLayout, ms: number): boolean
}

export function createSparks(): Sparks {
  let sparks: Spark[] = []
  return {
    add(x, count, { floor, width, height }) {
      for (let i = 0; i < count; i += 1)
        sparks.push({
          x,
          y: floor,
          dx: (Math.random() - 0.5) * width * 0.7,
          dy: -height * (0.35 + Math.random() * 0.55),
          life: 0.6 + Math.random() * 0.5,
          hue: 25 + Math.random() * 40,
        })
    },
    draw(pen, { height, pegRadius }, ms) {
      const seconds = ms / 1000
      for (const spark of sparks) {
        spark.life -= seconds * 1.3
        spark.dy += height * 1.5 * seconds
        spark.x += spark.dx * seconds
        spark.y += spark.dy * seconds
        pen.fillStyle = `hsl(${spark.hue} 100% 70% / ${Math.max(0, spark.life)})`
        pen.beginPath()
        pen.arc(spark.x, spark.y, pegRadius * Math.max(0.1, 0.4 + spark.life * 0.7), 0, Math.PI * 2)
        pen.fill()
      }
      sparks = sparks.filter(({ life }) => life > 0)
      return sparks.length > 0
    },
  }
}
