import { memo } from 'react'
import { StillDrawing } from '../../../../web/shared/sprites/still-drawing.tsx'

const LANTERNS = [
  [34, 92, 1],
  [98, 118, 0.86],
  [166, 128, 0.78],
  [226, 128, 0.78],
  [294, 118, 0.86],
  [358, 92, 1],
] as const

const HOUSES = [
  [-6, 246, 74],
  [62, 300, 52],
  [108, 268, 64],
  [168, 322, 58],
  [222, 282, 60],
  [276, 306, 50],
  [320, 240, 80],
] as const

const BOKEH = [
  [40, 640, 46, '#ff9d47'],
  [120, 720, 60, '#ff4f8b'],
  [210, 660, 40, '#3fe0e8'],
  [300, 735, 64, '#ffb347'],
  [360, 640, 44, '#ff5a4e'],
  [170, 800, 54, '#ffd27a'],
  [20, 790, 50, '#7a5cff'],
] as const

/** A street of stalls at night, behind everything: houses with lit windows, neon signs, lanterns, the lights of the crowd. */
export const MarketScene = memo(function MarketScene({
  className,
}: {
  readonly className?: string | undefined
}) {
  return (
    <StillDrawing className={className} viewBox="0 0 390 844" preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id="pk-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#120a2a" />
          <stop offset=".34" stopColor="#3a1550" />
          <stop offset=".56" stopColor="#8c2a52" />
          <stop offset=".72" stopColor="#3b1330" />
          <stop offset="1" stopColor="#12081a" />
        </linearGradient>
        <radialGradient id="pk-glow">
          <stop offset="0" stopColor="#ffb35c" stopOpacity=".75" />
          <stop offset="1" stopColor="#ff7a3c" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="pk-lantern" cx=".4" cy=".34" r=".8">
          <stop offset="0" stopColor="#ffd08a" />
          <stop offset=".42" stopColor="#f4482c" />
          <stop offset="1" stopColor="#8a1020" />
        </radialGradient>
        <g id="pk-lamp">
          <circle r="46" fill="url(#pk-glow)" opacity=".5" />
          <path d="M0-40v18" stroke="#2a0d18" strokeWidth="2" />
          <rect x="-8" y="-24" width="16" height="5" rx="2" fill="#f0b04a" />
          <ellipse rx="19" ry="20" fill="url(#pk-lantern)" />
          <path
            d="M-11-16C-16-6-16 6-11 16M0-20V20M11-16C16-6 16 6 11 16"
            fill="none"
            stroke="#b51a22"
            strokeOpacity=".55"
            strokeWidth="1.6"
          />
          <rect x="-8" y="19" width="16" height="5" rx="2" fill="#f0b04a" />
          <path d="M-3 24v12M0 24v15M3 24v12" stroke="#ffce6b" strokeWidth="1.6" />
        </g>
      </defs>
      <rect width="390" height="844" fill="url(#pk-sky)" />
      <Stars />
      <ellipse cx="195" cy="500" rx="290" ry="150" fill="url(#pk-glow)" opacity=".55" />
      {HOUSES.map(([x, top, width], index) => (
        <House key={x} x={x} top={top} width={width} shade={index % 2} />
      ))}
      <Signs />
      <path d="M-10 70Q195 150 400 70" fill="none" stroke="#2a0d18" strokeWidth="2" />
      {LANTERNS.map(([x, y, scale]) => (
        <use key={x} href="#pk-lamp" transform={`translate(${x} ${y}) scale(${scale})`} />
      ))}
      {BOKEH.map(([x, y, radius, colour]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={radius} fill={colour} opacity=".13" />
      ))}
      {BOKEH.map(([x, y, radius, colour]) => (
        <circle key={`${y}-${x}`} cx={x + 26} cy={y - 30} r={radius / 3.2} fill={colour} opacity=".3" />
      ))}
    </StillDrawing>
  )
})

function Stars() {
  return (
    <g fill="#fff">
      {Array.from({ length: 26 }, (_, index) => (
        <circle
          key={`star-${index.toString()}`}
          cx={(index * 149) % 390}
          cy={((index * 71) % 190) + 8}
          r={index % 3 === 0 ? 1.1 : 0.7}
          opacity={0.25 + (index % 4) * 0.14}
        />
      ))}
    </g>
  )
}

interface HouseProps {
  readonly x: number
  readonly top: number
  readonly width: number
  readonly shade: number
}

function House({ x, top, width, shade }: HouseProps) {
  const columns = Math.floor((width - 12) / 15)
  return (
    <g>
      <path
        d={`M${x} ${top}h${width}V620h${-width}Z`}
        fill={shade === 0 ? '#1b0c2b' : '#241036'}
        stroke="#3d1d4f"
        strokeWidth="1"
      />
      <path d={`M${x - 3} ${top}h${width + 6}l-5-9h${-(width - 4)}Z`} fill="#2f1442" />
      {Array.from({ length: columns * 9 }, (_, cell) => {
        const isLit = (cell * 7 + top) % 5 < 2
        return isLit ? (
          <rect
            key={`window-${cell.toString()}`}
            x={x + 8 + (cell % columns) * 15}
            y={top + 14 + Math.floor(cell / columns) * 26}
            width="8"
            height="13"
            rx="1"
            fill={cell % 3 === 0 ? '#ffd98a' : '#ff9c66'}
            opacity={0.35 + ((cell * 3) % 5) * 0.1}
          />
        ) : null
      })}
    </g>
  )
}

/** Neon signs on both sides of the street: a bowl of noodles, a cup of bubble tea, a fish, a star. */
function Signs() {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <g transform="translate(14 330)">
        <rect width="46" height="116" rx="9" fill="#1a0820" stroke="#ff4f8b" strokeWidth="2.5" />
        <g stroke="#ffb3cf" strokeWidth="2.4">
          <path d="M9 36h28c0 13-6 20-14 20S9 49 9 36ZM16 60h14" />
          <path d="M15 29c-3-5 3-7 0-12M23 29c-3-5 3-7 0-12M31 29c-3-5 3-7 0-12" stroke="#ff8fb8" />
          <path d="m14 100 6-22h8l6 22Z" stroke="#ffd27a" />
          <path d="M12 78h24" stroke="#ffd27a" />
        </g>
      </g>
      <g transform="translate(330 320)">
        <rect width="46" height="124" rx="9" fill="#07182a" stroke="#3fe0e8" strokeWidth="2.5" />
        <g stroke="#bdf8fb" strokeWidth="2.4">
          <path d="m12 30 4 34h14l4-34ZM10 30h26M23 30l5-18h6" />
          <path d="M19 57h.1M24 60h.1M28 56h.1M21 51h.1M27 50h.1" strokeWidth="4.5" stroke="#ffd27a" />
          <path d="M9 96c8-11 20-11 27 0-7 11-19 11-27 0ZM36 96l6-7v14Z" stroke="#8feff4" />
          <path d="M17 94h.1" strokeWidth="4" />
        </g>
      </g>
    </g>
  )
}
