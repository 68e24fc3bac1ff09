import { type CSSProperties, memo } from 'react'
import styles from './lantern-house.module.css'

/** Where lanterns hang from the eaves, with their sizes. */
const HANGING = [
  [40, 0, 1.05],
  [118, 0, 0.74],
  [206, 0, 0.62],
  [356, 0, 0.62],
  [444, 0, 0.76],
  [524, 0, 1.05],
] as const
const RISING = [
  [96, 300, 0.5],
  [300, 330, 0.42],
  [430, 300, 0.55],
] as const
/** Lit windows of the house, storey by storey. */
const WINDOWS = [
  [4, 258],
  [5, 300],
  [6, 346],
] as const

/** The scene's units in its width: see `.scene`. */
const WIDTH = 560
const share = (units: number): string => `${((units / WIDTH) * 100).toFixed(3)}cqw`

interface LanternProps {
  /** The middle of its frame, in the scene's units. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly className: string | undefined
}

/** A lantern on a layer of its own: what moves inside a drawing is drawn anew with each frame, a layer only moves. */
function Lantern({ x, y, size, className }: LanternProps) {
  const place = {
    left: share(x - 24 * size),
    top: share(y - 31 * size),
    width: share(48 * size),
    height: share(74 * size),
  } satisfies CSSProperties
  return (
    <svg viewBox="-24 -31 48 74" className={className} style={place} aria-hidden="true">
      <use href="#sb-lantern" />
    </svg>
  )
}

/** A lantern house above a river at dusk: ink mountains, a warm moon, lanterns in the eaves and in the sky. */
export const LanternHouse = memo(function LanternHouse() {
  return (
    <div className={styles.night} aria-hidden="true">
      <div className={styles.scene}>
        <Landscape />
        {RISING.map(([x, y, size]) => (
          <Lantern key={x} x={x} y={y} size={size} className={styles.rising} />
        ))}
        <Foreground />
        {HANGING.map(([x, , size]) => (
          <Lantern key={x} x={x} y={26 + 22 * size} size={size} className={styles.string} />
        ))}
      </div>
    </div>
  )
})

/** Behind the rising lanterns: the moon and the mountains. */
function Landscape() {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 560 620"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <Paints />
      <circle cx="426" cy="86" r="40" fill="url(#sb-moon)" />
      <path
        d="M404 74c8-5 18-5 26 0M416 98c9-4 18-4 26 1"
        fill="none"
        stroke="#e8a95f"
        strokeOpacity=".6"
        strokeWidth="3"
      />
      <path
        d="M0 262c44-46 74-78 112-70 30 6 44 42 74 40 36-2 52-70 92-68 38 2 50 62 90 60 34-2 46-48 82-44 44 5 66 50 110 72v120H0z"
        fill="url(#sb-far)"
      />
      <path
        d="M0 320c40-30 84-58 128-46 34 9 58 44 96 42 44-3 60-58 108-54 46 4 62 52 104 54 44 2 82-24 124-20v110H0z"
        fill="url(#sb-near)"
      />
    </svg>
  )
}

/** Before them: the house, the light on the river, and the eaves. */
function Foreground() {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 560 620"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <House />
      <g stroke="#ffb768" strokeLinecap="round" strokeOpacity=".45">
        <path
          d="M60 424h70M170 438h120M330 422h80M440 440h70M110 460h50M250 470h90M400 474h60"
          strokeWidth="2"
        />
      </g>
      <path d="M0 0h560v14c-90 10-190 16-280 16S90 24 0 14z" fill="#1c0710" />
      <path d="M0 15c90 10 190 16 280 16s190-6 280-16" fill="none" stroke="#c9993f" strokeWidth="2.5" />
      <path d="M0 22c90 10 190 16 280 16s190-6 280-16" fill="none" stroke="#7d1a22" strokeWidth="4" />
    </svg>
  )
}

/** Three storeys with curved roofs, lit from within. */
function House() {
  return (
    <g transform="translate(20 64) scale(.92)">
      <path d="M72 236h120v-34H72zM58 284h148v-40H58zM44 334h176v-44H44z" fill="#4a0c18" />
      {WINDOWS.map(([count, y]) =>
        Array.from({ length: count }, (_, index) => (
          <rect
            key={`window-${y}-${index.toString()}`}
            x={132 - count * 12 + index * 24 + 5}
            y={y - 44}
            width="14"
            height="20"
            rx="2"
            fill="#ffc46b"
            fillOpacity={0.55 + ((index * 7 + count) % 5) * 0.09}
          />
        )),
      )}
      <path
        d="M132 158c-12 26-38 38-74 44 28 4 120 4 148 0-36-6-62-18-74-44z"
        fill="#2a0711"
        stroke="#c9993f"
        strokeWidth="1.5"
      />
      <path
        d="M40 246c40-4 70-12 92-12s52 8 92 12c-40 6-144 6-184 0z"
        fill="#2a0711"
        stroke="#c9993f"
        strokeWidth="1.5"
      />
      <path
        d="M24 294c44-4 82-12 108-12s64 8 108 12c-48 6-168 6-216 0z"
        fill="#2a0711"
        stroke="#c9993f"
        strokeWidth="1.5"
      />
      <path d="M132 158v-18M128 140h8" stroke="#e0b45c" strokeWidth="3" />
    </g>
  )
}

/** The colours, and the lantern that is hung everywhere. */
function Paints() {
  return (
    <defs>
      <radialGradient id="sb-moon">
        <stop offset="0" stopColor="#fff3cf" />
        <stop offset=".7" stopColor="#ffd992" />
        <stop offset="1" stopColor="#f0a95d" />
      </radialGradient>
      <radialGradient id="sb-lamp" cx="50%" cy="55%" r="60%">
        <stop offset="0" stopColor="#ffe3a1" />
        <stop offset=".45" stopColor="#ff7a44" />
        <stop offset="1" stopColor="#b01d24" />
      </radialGradient>
      <linearGradient id="sb-far" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="#5d1f45" />
        <stop offset="1" stopColor="#8a2a3c" stopOpacity=".2" />
      </linearGradient>
      <linearGradient id="sb-near" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="#2c0d2b" />
        <stop offset="1" stopColor="#4b1226" />
      </linearGradient>
      <g id="sb-lantern">
        <path d="M0-30v16M-7-14h14v4H-7z" stroke="#d7a64b" fill="#d7a64b" />
        <ellipse cx="0" cy="6" rx="19" ry="17" fill="url(#sb-lamp)" />
        <path
          d="M-11-8c-5 9-5 19 0 28M0-11v34M11-8c5 9 5 19 0 28"
          fill="none"
          stroke="#8d1620"
          strokeOpacity=".55"
        />
        <path d="M-7 22H7v4H-7zM-4 26l-1 14M0 26v16M4 26l1 14" stroke="#d7a64b" fill="#d7a64b" />
      </g>
    </defs>
  )
}
