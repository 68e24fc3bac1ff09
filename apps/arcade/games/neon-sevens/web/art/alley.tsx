import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { memo } from 'react'
import { StillDrawing } from '../../../../web/shared/sprites/still-drawing.tsx'
import styles from './alley.module.css'
import { Tube } from './tube.tsx'

/** Upright shop signs of the alley: their place, colour and writing. */
const SIGNS: readonly {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly colour: string
  readonly writing: string
}[] = [
  { x: 8, y: 84, height: 104, colour: '#ff3f8e', writing: '夜市' },
  { x: 338, y: 80, height: 108, colour: '#ffb020', writing: '茶館' },
  { x: 6, y: 640, height: 104, colour: '#22d3ee', writing: '豆花' },
  { x: 340, y: 636, height: 104, colour: '#8b7bff', writing: '剉冰' },
]

const BOKEH: readonly (readonly [x: number, y: number, r: number, colour: string])[] = [
  [110, 150, 16, '#ff5fa8'],
  [150, 108, 9, '#ffd166'],
  [206, 132, 20, '#38bdf8'],
  [248, 92, 11, '#c084fc'],
  [186, 196, 8, '#ff8a5c'],
  [226, 214, 13, '#34d399'],
  [128, 236, 11, '#60a5fa'],
]

const WHOLE = { viewBox: '0 0 390 844', preserveAspectRatio: 'xMidYMin slice' } as const

/** A night-market alley after the rain: signs, far lights, and their reflection on the wet street. */
export const Alley = memo(function Alley({
  isBright,
  className,
}: {
  readonly isBright: boolean
  readonly className: string | undefined
}) {
  return (
    <div className={classNames(styles.alley, isBright && styles.bright, className)} aria-hidden="true">
      <StillDrawing {...WHOLE} className={styles.picture}>
        <defs>
          <linearGradient id="ns-sky" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#0a0524" />
            <stop offset=".34" stopColor="#2a0f52" />
            <stop offset=".5" stopColor="#571a63" />
            <stop offset=".56" stopColor="#160a2e" />
            <stop offset="1" stopColor="#07041a" />
          </linearGradient>
          <linearGradient id="ns-wall" x1="0" y1="0" x2="1" y2="0">
            <stop offset="0" stopColor="#0a0620" />
            <stop offset="1" stopColor="#1d0f3d" />
          </linearGradient>
        </defs>
        <path d="M0 0h390v844H0Z" fill="url(#ns-sky)" />
        {BOKEH.map(([x, y, r, colour]) => (
          <g key={`${x}-${y}`} fill={colour}>
            <circle cx={x} cy={y} r={r} opacity=".22" />
            <circle cx={x} cy={y} r={r * 0.7} opacity=".18" />
          </g>
        ))}
        <path d="M0 0h70l26 90v340L0 470Z" fill="url(#ns-wall)" />
        <path d="M390 0h-70l-24 84v346l94 40Z" fill="#120a2c" />
        <path d="M0 92C90 134 300 134 390 84" fill="none" stroke="#090417" strokeWidth="2" />
      </StillDrawing>
      <StillDrawing {...WHOLE} className={classNames(styles.picture, styles.signs)}>
        {SIGNS.map((sign) => (
          <ShopSign key={sign.writing} {...sign} />
        ))}
      </StillDrawing>
      <StillDrawing {...WHOLE} className={styles.picture}>
        <defs>
          <linearGradient id="ns-wet" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#ff4fa3" stopOpacity=".38" />
            <stop offset="1" stopColor="#ff4fa3" stopOpacity="0" />
          </linearGradient>
        </defs>
        <path d="M0 470 96 430h198l96 40v374H0Z" fill="#0c0622" opacity=".82" />
        <ellipse cx="195" cy="540" rx="190" ry="150" fill="url(#ns-wet)" />
        <g opacity=".5" strokeLinecap="round" strokeWidth="3">
          <path d="M34 500v120M44 520v60" stroke="#ff3f8e" />
          <path d="M348 496v130M338 530v60" stroke="#ffb020" />
          <path d="M78 510v70" stroke="#22d3ee" />
          <path d="M306 506v80" stroke="#8b7bff" />
        </g>
      </StillDrawing>
      <Bulbs at={[146, 254]} />
      <Bulbs at={[92, 200, 306]} />
      <span className={styles.rain} />
    </div>
  )
})

/** Every other bulb on the wire. Those whose light changes are a layer: inside the drawing they would draw it anew with each frame. */
function Bulbs({ at }: { readonly at: readonly number[] }) {
  return (
    <svg viewBox="0 90 390 50" className={styles.bulbs} aria-hidden="true">
      {at.map((x) => (
        <g key={x}>
          <circle
            cx={x}
            cy={104 + Math.sin((x / 390) * Math.PI) * 22}
            r="9"
            fill="#ffcf7a"
            fillOpacity=".28"
          />
          <circle cx={x} cy={104 + Math.sin((x / 390) * Math.PI) * 22} r="3.600" fill="#fff1cf" />
        </g>
      ))}
    </svg>
  )
}

function ShopSign({ x, y, height, colour, writing }: (typeof SIGNS)[number]) {
  const size = 32
  return (
    <g>
      <rect x={x} y={y} width="44" height={height} rx="8" fill="#0b0620" opacity=".9" />
      <Tube
        d={`M${x + 8} ${y}h28a8 8 0 0 1 8 8v${height - 16}a8 8 0 0 1-8 8h-28a8 8 0 0 1-8-8v-${height - 16}a8 8 0 0 1 8-8Z`}
        colour={colour}
        width={2.6}
      />
      {Array.from(writing, (letter, index) => (
        <text
          key={letter}
          x={x + 22}
          y={y + height / 2 + (index - 0.5) * (size + 10) + size * 0.36}
          textAnchor="middle"
          fontSize={size}
          fontWeight="700"
          fill={colour}
          stroke="#fff"
          strokeWidth=".7"
        >
          {letter}
        </text>
      ))}
    </g>
  )
}
