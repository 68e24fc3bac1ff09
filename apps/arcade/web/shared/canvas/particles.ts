import type { CanvasLayer } from './canvas-stage.ts'

/** Particles that start from one point. Lengths are CSS pixels, speeds pixels a second. */
export interface Burst {
  readonly x: number
  readonly y: number
  readonly count: number
  /** The greatest speed in any direction. */
  readonly speed: number
  /** Added to each particle's vertical speed; negative is up. */
  readonly lift: number
  /** Vertical acceleration; negative rises. */
  readonly gravity: number
  readonly lifeMs: number
  /** Diameter at the start. */
  readonly size: number
  /** Index of the image. */
  readonly image: number
}

/** A pool of particles; emitting more than its capacity replaces the oldest. */
export interface Particles extends CanvasLayer {
  setImages(images: readonly (CanvasImageSource | null)[]): void
  emit(burst: Burst): void
  clear(): void
}

const FIELDS = 8

/** Creates a pool. Each particle has eight numbers: x, y, dx, dy, life left, life, size, image; and its gravity beside. */
export function createParticles(capacity: number, random: () => number = Math.random): Particles {
  const values = new Float32Array(capacity * FIELDS)
  const gravities = new Float32Array(capacity)
  let images: readonly (CanvasImageSource | null)[] = []
  let next = 0
  const value = (index: number) => values[index] ?? 0

  return {
    setImages(given) {
      images = given
    },
    emit({ x, y, count, speed, lift, gravity, lifeMs, size, image }) {
      for (let made = 0; made < count; made += 1) {
        const angle = random() * Math.PI * 2
        const force = speed * (0.25 + 0.75 * random())
        const life = lifeMs * (0.6 + 0.4 * random())
        values.set(
          [
            x,
            y,
            Math.cos(angle) * force,
            Math.sin(angle) * force + lift,
            life,
            life,
            size * (0.45 + 0.55 * random()),
            image,
          ],
          next * FIELDS,
        )
        gravities[next] = gravity
        next = (next + 1) % capacity
      }
    },
    clear: () => void values.fill(0),
    step(ms) {
      const seconds = ms / 1_000
      let isMoving = false
      for (let index = 0; index < capacity; index += 1) {
        const at = index * FIELDS
        const left = value(at + 4)
        if (left <= 0) continue
        values[at + 4] = left - ms
        values[at + 3] = value(at + 3) + (gravities[index] ?? 0) * seconds
        values[at] = value(at) + value(at + 2) * seconds
        values[at + 1] = value(at + 1) + value(at + 3) * seconds
        isMoving = true
      }
      return isMoving
    },
    draw(pen) {
      for (let index = 0; index < capacity; index += 1) {
        const at = index * FIELDS
        const left = value(at + 4)
        const image = images[value(at + 7)]
        if (left <= 0 || image == null) continue
        const share = left / value(at + 5)
        const size = value(at + 6) * (0.5 + 0.5 * share)
        pen.globalAlpha = Math.min(1, share * 1.6)
        pen.drawImage(image, value(at) - size / 2, value(at + 1) - size / 2, size, size)
      }
      pen.globalAlpha = 1
    },
  }
}
