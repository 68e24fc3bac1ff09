import { LuanArt, PhoenixArt } from './phoenix.tsx'

export const STARS = Array.from({ length: 34 }, (_, index) => ({
  x: (index * 97 + 23) % 400,
  y: ((index * 53) % 260) + 8,
  r: 0.5 + ((index * 7) % 5) * 0.2,
}))
const PETALS = Array.from({ length: 16 }, (_, index) => ({
  x: (index * 61 + 17) % 400,
  y: (index * 113 + 60) % 780,
  turn: (index * 47) % 180,
}))

/** Petals that have fallen, over an area of 400 by 800. */
export const Petals = () => (
  <g>
    {PETALS.map(({ x, y, turn }) => (
      <path
        key={`${x}/${y}`}
        d="M0 0c6-6 13-4 15 2-5 5-11 4-15-2Z"
        fill="#ff9a8c"
        opacity=".26"
        transform={`translate(${x} ${y}) rotate(${turn})`}
      />
    ))}
  </g>
)

/** The paints of the garden, by which its parts are filled. */
export const GardenPaints = () => (
  <defs>
    <linearGradient id="bc-sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#0c0a22" />
      <stop offset=".3" stopColor="#2d0d2a" />
      <stop offset=".62" stopColor="#4b0f1d" />
      <stop offset="1" stopColor="#1a0710" />
    </linearGradient>
    <radialGradient id="bc-moon" cx=".42" cy=".4" r=".65">
      <stop offset="0" stopColor="#fffbe8" />
      <stop offset=".7" stopColor="#f6dc9c" />
      <stop offset="1" stopColor="#d9a94e" />
    </radialGradient>
    <radialGradient id="bc-halo">
      <stop offset="0" stopColor="#ffdf9a" stopOpacity=".5" />
      <stop offset="1" stopColor="#ffdf9a" stopOpacity="0" />
    </radialGradient>
    <radialGradient id="bc-felt" cx=".5" cy=".35" r=".8">
      <stop offset="0" stopColor="#6d1526" />
      <stop offset="1" stopColor="#2a0912" />
    </radialGradient>
  </defs>
)

/** The full moon between the two birds of the table, in an area of 400 by 320. */
export const MoonAndBirds = () => (
  <g>
    <circle cx="200" cy="178" r="74" fill="url(#bc-moon)" />
    <path
      d="M168 150q14-10 26 0M214 202q12-8 22 2M180 214q8-4 14 0"
      fill="none"
      stroke="#d9b368"
      strokeWidth="3"
      opacity=".5"
    />
    <g transform="translate(92 218) scale(.62) rotate(8)">
      <LuanArt />
    </g>
    <g transform="translate(308 218) scale(.62) rotate(-8)">
      <PhoenixArt />
    </g>
  </g>
)

export const Clouds = () => (
  <g fill="none" stroke="#f1c867" strokeWidth="2.200" opacity=".42" strokeLinecap="round">
    <path d="M-10 236h70c14 0 14-20-2-20-3-16-26-15-27 0-14-6-26 6-18 16" />
    <path d="M412 222h-84c-14 0-14-20 2-20 3-16 26-15 27 0 14-6 26 6 18 16" />
    <path d="M120 62h64c12 0 12-17-2-17-2-14-22-12-23 0-12-5-22 5-15 13" opacity=".7" />
    <path d="M250 84h52c10 0 10-14-1-14-2-11-18-10-19 0" opacity=".7" />
  </g>
)

/** Wutong, on which alone a phoenix rests. */
export const Branches = () => (
  <g>
    <g stroke="#2c0f12" strokeLinecap="round" fill="none">
      <path d="M-6 40C40 60 70 96 118 104" strokeWidth="9" />
      <path d="M52 74c18-2 34-14 44-26" strokeWidth="5" />
      <path d="M406 30c-40 22-66 60-112 72" strokeWidth="9" />
      <path d="M350 66c-14-6-26-20-30-34" strokeWidth="5" />
    </g>
    <g fill="#7d2b1c">
      {[
        [26, 50, 20],
        [60, 84, -30],
        [96, 46, 50],
        [112, 108, 10],
        [376, 44, -20],
        [340, 80, 40],
        [320, 34, -60],
        [296, 106, -10],
      ].map(([x, y, turn]) => (
        <path
          key={`${x}`}
          d="M0 0c-4-12 2-18 8-20 0 6 2 8 8 6-2 6 0 8 6 8-4 8-14 12-22 6Z"
          transform={`translate(${x} ${y}) rotate(${turn}) scale(1.100)`}
        />
      ))}
    </g>
  </g>
)

interface LanternProps {
  readonly x: number
  readonly y: number
  readonly size: number
}

export const Lantern = ({ x, y, size }: LanternProps) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <circle r="46" fill="url(#bc-halo)" />
    <path d="M0-34v14" stroke="#d9a94e" strokeWidth="2" />
    <rect x="-9" y="-23" width="18" height="5" rx="1.500" fill="#d9a94e" />
    <ellipse rx="20" ry="18" fill="#d8262f" />
    <path
      d="M-10-16C-15-6-15 6-10 16M10-16C15-6 15 6 10 16M0-18V18"
      fill="none"
      stroke="#ffb36b"
      strokeWidth="1.300"
      opacity=".8"
    />
    <ellipse rx="8" ry="12" fill="#ffe08a" opacity=".55" />
    <rect x="-9" y="17" width="18" height="5" rx="1.500" fill="#d9a94e" />
    <path d="M-4 22v12M0 22v16M4 22v12" stroke="#e9b949" strokeWidth="1.600" />
  </g>
)

/** The eaves of the pavilion, along the upper edge. */
export const Eaves = () => (
  <g>
    <path d="M0 0h400v20c-60 0-90 12-130 12-30 0-44-6-70-6s-40 6-70 6C90 32 60 20 0 20Z" fill="#240a12" />
    <path
      d="M0 20c60 0 90 12 130 12 30 0 44-6 70-6s40 6 70 6c40 0 70-12 130-12"
      fill="none"
      stroke="#d9a94e"
      strokeWidth="2.400"
    />
    {Array.from({ length: 21 }, (_, index) => (
      <circle
        key={`tile-${index.toString()}`}
        cx={index * 20}
        cy="12"
        r="4.600"
        fill="#3c121b"
        stroke="#d9a94e"
        strokeWidth="1"
      />
    ))}
  </g>
)
