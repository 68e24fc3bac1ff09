import { memo } from 'react'
import { StillDrawing } from '../../../../web/shared/sprites/still-drawing.tsx'

interface SceneProps {
  readonly className?: string | undefined
}

const FISH = 'M0 0c6-6 16-7 24 0-8 7-18 6-24 0Zm-1 0-8-5v10Z'

/** A branching coral; `x` and `y` are its foot. */
function Coral({ x, y, scale, colour }: { x: number; y: number; scale: number; colour: string }) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      fill="none"
      stroke={colour}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M0 0c0-30-2-50 0-84" strokeWidth="15" />
      <path d="M0-24c-20-4-30-16-32-44M0-40c22-4 30-18 32-48" strokeWidth="12" />
      <path
        d="M-32-66c-8-6-12-14-12-24M-32-60c4-10 6-18 4-30M32-84c-6-8-6-16-4-26M32-78c10-4 14-12 14-22M0-80c-8-6-12-14-10-26M0-80c8-6 10-12 10-24"
        strokeWidth="9"
      />
    </g>
  )
}

/** A sunlit lagoon: where the paid spins play. */
export const ReefScene = memo(function ReefScene({ className }: SceneProps) {
  return (
    <StillDrawing className={className} viewBox="0 0 390 844" preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id="pt-water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#6fe3f2" />
          <stop offset=".14" stopColor="#1fa5cc" />
          <stop offset=".45" stopColor="#0a5f92" />
          <stop offset=".8" stopColor="#05305c" />
          <stop offset="1" stopColor="#021a36" />
        </linearGradient>
        <linearGradient id="pt-ray" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f2ffff" stopOpacity=".5" />
          <stop offset="1" stopColor="#f2ffff" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="pt-surface" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#021a3a" stopOpacity=".86" />
          <stop offset=".5" stopColor="#043055" stopOpacity=".62" />
          <stop offset="1" stopColor="#043055" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="pt-sand" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#c9b487" />
          <stop offset="1" stopColor="#3d4a5c" />
        </linearGradient>
      </defs>
      <rect width="390" height="844" fill="url(#pt-water)" />
      <path
        d="M-10-10h60l-90 470h-90ZM90-10h34L64 520h-70ZM170-10h66l36 560h-90ZM270-10h30l110 500h-70ZM340-10h50l190 470h-110Z"
        fill="url(#pt-ray)"
      />
      <g fill="none" stroke="#eaffff" strokeOpacity=".55" strokeWidth="2.500" strokeLinecap="round">
        <path
          d="M-10 20c30-12 50 10 80 0s50-10 80 2 60 8 90-2 50 10 80 2 50-8 80 2M-10 42c24-8 40 8 64 0s44-8 70 2 50 6 76-2 44 8 70 2 50-8 130 2"
          opacity=".7"
        />
      </g>
      <rect width="390" height="230" fill="url(#pt-surface)" />
      <path
        d="M0 560c30-60 62-40 84-92 20-44 46-30 60 4 20 46 44 10 66 60 18-40 40-70 66-40s42-30 62 4 34 10 52 40v308H0Z"
        fill="#0a4a78"
        opacity=".75"
      />
      <path
        d="M0 640c40-50 70-20 98-70 22-34 48-16 62 26 24-28 56-20 74 24 24-50 52-60 80-14 24-30 52-24 76 4v234H0Z"
        fill="#073a63"
      />
      <g fill="#bff4ff" opacity=".5">
        <path d={FISH} transform="translate(40 470)" />
        <path d={FISH} transform="translate(74 486) scale(.8)" />
        <path d={FISH} transform="translate(58 452) scale(.7)" />
        <path d={FISH} transform="translate(352 430) scale(-.9 .9)" />
        <path d={FISH} transform="translate(326 444) scale(-.7 .7)" />
      </g>
      <Coral x={34} y={760} scale={1.05} colour="#e2507f" />
      <Coral x={356} y={770} scale={1.2} colour="#ff8a4a" />
      <Coral x={96} y={790} scale={0.7} colour="#8f5be0" />
      <Coral x={296} y={792} scale={0.66} colour="#f2c14e" />
      <path d="M-10 764c70-34 130-10 200-16s140-26 210 6v100H-10Z" fill="url(#pt-sand)" />
      <g fill="none" stroke="#2d7a4a" strokeWidth="8" strokeLinecap="round">
        <path d="M150 780c-12-30 12-50 0-84M166 784c10-26-8-44 4-70M236 780c12-26-8-50 4-80" />
      </g>
      <g stroke="#7a6236" strokeWidth="1.500">
        <ellipse cx="200" cy="800" rx="17" ry="11" fill="#f3c9d6" />
        <ellipse cx="128" cy="822" rx="12" ry="8" fill="#f2e2b8" />
        <ellipse cx="276" cy="824" rx="14" ry="9" fill="#cfe6f2" />
      </g>
    </StillDrawing>
  )
})

/** A jellyfish; `x` and `y` are the middle of its bell. */
function Jellyfish({ x, y, scale, colour }: { x: number; y: number; scale: number; colour: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r="70" fill={colour} opacity=".12" />
      <g fill="none" stroke={colour} strokeWidth="3" strokeLinecap="round" opacity=".75">
        <path d="M-24 8c-10 30 8 46-6 80M-10 10c-6 34 10 50 0 92M10 10c8 30-8 52 4 90M24 8c10 30-6 48 6 78" />
      </g>
      <path
        d="M-38 10c-2-60 78-60 76 0-8 8-14-2-20 4-6-6-12 4-18 0-6 4-12-6-18 0-6-6-12 4-20-4Z"
        fill={colour}
        opacity=".82"
      />
      <path
        d="M-22-8c4-16 14-22 26-22"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".7"
      />
    </g>
  )
}

/** The deep, where pearls glow: where the free spins play. */
export const DeepScene = memo(function DeepScene({ className }: SceneProps) {
  return (
    <StillDrawing className={className} viewBox="0 0 390 844" preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id="pt-deep" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1a1a66" />
          <stop offset=".4" stopColor="#2a1170" />
          <stop offset=".75" stopColor="#150a45" />
          <stop offset="1" stopColor="#060320" />
        </linearGradient>
        <radialGradient id="pt-abyss">
          <stop offset="0" stopColor="#fff3c9" />
          <stop offset=".25" stopColor="#ffcf7a" stopOpacity=".75" />
          <stop offset="1" stopColor="#a04dff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="390" height="844" fill="url(#pt-deep)" />
      <circle cx="195" cy="770" r="300" fill="url(#pt-abyss)" opacity=".8" />
      <path
        d="M0 600c30-80 56-40 80-130 20-40 40-10 54 60 16 60 44 40 60 110 16-70 46-50 62-110 14-70 36-110 56-60 22 80 50 50 78 130v244H0Z"
        fill="#12083c"
        opacity=".85"
      />
      <Jellyfish x={46} y={150} scale={0.9} colour="#7df0ff" />
      <Jellyfish x={350} y={220} scale={0.75} colour="#ff9bea" />
      <Jellyfish x={330} y={70} scale={0.5} colour="#b59bff" />
      <Jellyfish x={30} y={470} scale={0.55} colour="#ff9bea" />
      <g fill="#fff">
        <circle cx="90" cy="60" r="1.800" />
        <circle cx="250" cy="44" r="1.400" />
        <circle cx="300" cy="330" r="2" />
        <circle cx="70" cy="330" r="1.600" />
        <circle cx="372" cy="420" r="1.800" />
        <circle cx="20" cy="600" r="2" />
        <circle cx="364" cy="600" r="1.600" />
      </g>
      <Coral x={40} y={800} scale={1.1} colour="#5b2bd0" />
      <Coral x={352} y={806} scale={1.15} colour="#2b6bd0" />
      <path d="M-10 780c80-30 130-6 200-10s140-24 210 6v80H-10Z" fill="#0d0630" />
      <g transform="translate(115 690) scale(1.600)">
        <use href="#pt-clam" width="100" height="100" />
      </g>
    </StillDrawing>
  )
})
