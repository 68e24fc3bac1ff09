import { memo } from 'react'
import { StillDrawing } from '../../../../web/shared/sprites/still-drawing.tsx'

const DEFLECTORS = 8
const MARKS = 72

/** The fixed part of the wheel: a bronze ring engraved like an armillary sphere, and stars that turn the ball aside. */
export const Bowl = memo(function Bowl({ className }: { readonly className?: string | undefined }) {
  return (
    <StillDrawing className={className} viewBox="-100 -100 200 200">
      <defs>
        <linearGradient id="rl-ring" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff0c0" />
          <stop offset=".28" stopColor="#c98f3b" />
          <stop offset=".55" stopColor="#6a410f" />
          <stop offset=".8" stopColor="#d9a852" />
          <stop offset="1" stopColor="#7a4d18" />
        </linearGradient>
        <radialGradient id="rl-track" gradientUnits="userSpaceOnUse" r="92">
          <stop offset=".84" stopColor="#04070f" />
          <stop offset=".93" stopColor="#1c2c4e" />
          <stop offset="1" stopColor="#0a1226" />
        </radialGradient>
      </defs>
      <circle r="99.500" fill="url(#rl-ring)" />
      <circle r="92.500" fill="#2b1a08" />
      <circle r="91.500" fill="url(#rl-track)" />
      {Array.from({ length: MARKS }, (_, index) => (
        <path
          key={`mark-${index.toString()}`}
          d={`M0-98.600V-${index % 6 === 0 ? 93.6 : 95.8}`}
          stroke="#4a2d0a"
          strokeWidth={index % 6 === 0 ? 1.1 : 0.6}
          transform={`rotate(${(index * 360) / MARKS})`}
        />
      ))}
      {Array.from({ length: DEFLECTORS }, (_, index) => (
        <path
          key={`deflector-${index.toString()}`}
          d="M0-90 1.700-86 0-82-1.700-86Z"
          fill="#ffe7a6"
          stroke="#8a5a1c"
          strokeWidth=".4"
          transform={`rotate(${(index * 360) / DEFLECTORS + 22.5}) ${index % 2 === 0 ? '' : 'rotate(90 0 -86)'}`}
        />
      ))}
    </StillDrawing>
  )
})
