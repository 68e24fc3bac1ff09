import { memo, useLayoutEffect, useRef } from 'react'
import { paintSprite, showPicture } from '../../../../web/shared/canvas/paint-sprite.ts'
import { useElementSize } from '../../../../web/shared/canvas/use-element-size.ts'
import { prefersReducedMotion } from '../../../../web/shared/motion/reduced-motion.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { LOWEST_CRASH } from '../../rules.ts'
import type { FlightMoment } from './flight-moment.ts'
import {
  type PaintSky,
  paintAurora,
  paintMountains,
  paintPlanet,
  paintStars,
  paintStreaks,
  RANGES,
  type Size,
  STAR_DEPTHS,
} from './paint-sky.ts'
import styles from './sky-layers.module.css'
import { useFrames } from './use-frames.ts'

/** What is far is soft: one device pixel a CSS pixel is enough. */
const SCALE = 1
const STARS_PER_SECOND = 0.05
const MOST_STREAK = 26
/** A rocket that has not left. */
const STANDING = { multiplier: LOWEST_CRASH, elapsedMs: 0 }

/** How high the picture is above the ground: 0 on the pad, 1 in space. */
const altitudeOf = ({ elapsedMs }: Pick<FlightMoment, 'elapsedMs'>): number =>
  1 - Math.exp(-elapsedMs / 9_000)

/** Shows a layer at an offset of the sky's size. */
function moveTo(layer: Element | null | undefined, x: number, y: number): void {
  if (layer instanceof HTMLElement) layer.style.transform = `translate3d(${x}px, ${y}px, 0)`
}

function fadeTo(layer: HTMLElement | null, opacity: number): void {
  if (layer !== null) layer.style.opacity = opacity.toFixed(3)
}

/**
 * Night sky with stars that fall behind, aurora ribbons, a ringed planet, and mountains that sink as the rocket climbs. Each is
 * painted once and then only moved: drawn anew with each frame, the sky alone would take longer than a frame may.
 */
export const SkyLayers = memo(function SkyLayers({
  readMoment,
}: {
  readonly readMoment: (now: number) => FlightMoment
}) {
  const { isPaused } = useGameKit()
  const sky = useRef<HTMLDivElement>(null)
  const space = useRef<HTMLSpanElement>(null)
  const stars = useRef<HTMLDivElement>(null)
  const streaks = useRef<HTMLSpanElement>(null)
  const planet = useRef<HTMLSpanElement>(null)
  const aurora = useRef<HTMLSpanElement>(null)
  const mountains = useRef<HTMLDivElement>(null)
  const size = useElementSize(sky)
  useFrames(!isPaused, (now) => {
    const { width, height } = size
    if (width === 0) return
    const moment = readMoment(now)
    // With reduced motion the sky gets darker as the rocket climbs, and stands still.
    const { multiplier, elapsedMs } = prefersReducedMotion() ? STANDING : moment
    const isShaken = moment.kind === 'crashed' && moment.sinceMs < 420 && !prefersReducedMotion()
    fadeTo(space.current, altitudeOf(moment))
    const altitude = altitudeOf({ elapsedMs })
    const speed = Math.log2(multiplier / LOWEST_CRASH)
    const fallen = (elapsedMs / 1_000) * STARS_PER_SECOND * (1 + speed)
    for (const [index, layer] of [...(stars.current?.children ?? [])].entries()) {
      const way = fallen * (STAR_DEPTHS[index] ?? 1)
      moveTo(layer, -((way * 0.4) % 1) * width, (way % 1) * height)
    }
    fadeTo(streaks.current, Math.min(1, (Math.max(0, speed) * 5) / MOST_STREAK))
    moveTo(planet.current, -altitude * 0.03 * width, altitude * 0.16 * height)
    moveTo(aurora.current, 0, altitude * 0.16 * height)
    for (const [index, layer] of [...(mountains.current?.children ?? [])].entries())
      moveTo(layer, 0, altitude * (RANGES[index]?.sink ?? 1) * height * 0.7)
    moveTo(sky.current, isShaken ? Math.sin(now / 16) * 5 : 0, isShaken ? Math.cos(now / 21) * 4 : 0)
  })
  return (
    <div ref={sky} className={styles.sky} aria-hidden="true">
      <span className={styles.dusk} />
      <span ref={space} className={styles.space} />
      <div ref={stars}>
        {STAR_DEPTHS.map((depth, index) =>
          index === STAR_DEPTHS.length - 1 ? (
            <span key={depth} className={styles.field}>
              <Painted className={styles.field} size={size} paint={paintStars(index)} isTiled />
              <span ref={streaks} className={styles.streaks}>
                <Painted className={styles.field} size={size} paint={paintStreaks(index)} isTiled />
              </span>
            </span>
          ) : (
            <Painted key={depth} className={styles.field} size={size} paint={paintStars(index)} isTiled />
          ),
        )}
      </div>
      <span ref={planet} className={styles.layer}>
        <Painted className={styles.layer} size={size} paint={paintPlanet} />
      </span>
      <span ref={aurora} className={styles.layer}>
        <Painted className={styles.aurora} size={size} paint={paintAurora} />
      </span>
      <div ref={mountains}>
        {RANGES.map((range, index) => (
          <Painted key={range.seed} className={styles.layer} size={size} paint={paintMountains(index)} />
        ))}
      </div>
    </div>
  )
})

interface PaintedProps {
  readonly size: Size
  readonly paint: PaintSky
  readonly className: string | undefined
  /** Whether it shows the sky twice in both directions, so that it can fall by a whole one. */
  readonly isTiled?: boolean
}

/** A canvas of the sky's size, painted once a size. */
function Painted({ size, paint, className, isTiled = false }: PaintedProps) {
  const ref = useRef<HTMLCanvasElement>(null)
  const { width, height } = size
  useLayoutEffect(() => {
    const canvas = ref.current
    if (canvas === null || width === 0) return
    const times = isTiled ? 2 : 1
    const picture = paintSprite(
      Math.round(width * times * SCALE),
      Math.round(height * times * SCALE),
      (pen) => {
        for (let tile = 0; tile < times * times; tile += 1) {
          pen.setTransform(
            SCALE,
            0,
            0,
            SCALE,
            (tile % 2) * width * SCALE,
            Math.floor(tile / 2) * height * SCALE,
          )
          paint(pen, { width, height })
        }
      },
    )
    showPicture(canvas, picture)
  }, [width, height, paint, isTiled])
  return <canvas ref={ref} className={className} />
}
