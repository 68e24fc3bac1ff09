import { memo } from 'react'
import { StillDrawing } from '../../../../web/shared/sprites/still-drawing.tsx'
/** Decoration: the roof over the reels, with the title's plaque. */
export const GateRoof = memo(function GateRoof({ className }: { readonly className?: string | undefined }) {
  return (
    <StillDrawing className={className} viewBox="0 -4 390 122" preserveAspectRatio="xMidYMax meet">
      <defs>
        <linearGradient id="dg-tile" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f9dc98" />
          <stop offset=".5" stopColor="#d99c40" />
          <stop offset="1" stopColor="#8c5314" />
        </linearGradient>
        <pattern id="dg-tiles" width="11" height="40" patternUnits="userSpaceOnUse">
          <path d="M0 0v40" stroke="#7a4610" strokeWidth="1.600" opacity=".6" />
          <path d="M5.500 0v40" stroke="#fff0c0" strokeWidth="1.200" opacity=".4" />
        </pattern>
        <linearGradient id="dg-beam" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#e2413f" />
          <stop offset="1" stopColor="#7a0a1c" />
        </linearGradient>
      </defs>
      <path d="M92 46h206v34H92Z" fill="#5c0716" />
      <path d="M100 46h12v34h-12ZM278 46h12v34h-12Z" fill="url(#dg-beam)" />
      <g stroke="#4a2305" strokeWidth="1.600" strokeLinejoin="round">
        <path
          d="M62 44c26-1 44-8 56-24h154c12 16 30 23 56 24-4 7-10 10-20 10H82c-10 0-16-3-20-10Z"
          fill="url(#dg-tile)"
        />
        <path
          d="M2 92c34 0 62-6 82-20h222c20 14 48 20 82 20-3 10-12 14-26 14H28C14 106 5 102 2 92Z"
          fill="url(#dg-tile)"
        />
      </g>
      <path
        d="M84 49c20-3 34-11 42-23h138c8 12 22 20 42 23ZM32 99c28-2 46-9 60-20h206c14 11 32 18 60 20Z"
        fill="url(#dg-tiles)"
      />
      <path d="M112 20c0-5 3-8 8-8h150c5 0 8 3 8 8Z" fill="#d99c40" stroke="#4a2305" strokeWidth="1.400" />
      <path
        d="M118 12c-8 0-14-4-14-11 6 3 14 2 20 11ZM272 12c8 0 14-4 14-11-6 3-14 2-20 11Z"
        fill="#f0c871"
        stroke="#4a2305"
        strokeWidth="1.200"
      />
      <g transform="translate(195 6)">
        <circle r="8" fill="url(#dg-jade-glass)" stroke="#ffe6a8" strokeWidth="1.800" />
        <circle cx="-2.500" cy="-2.500" r="2" fill="#fff" opacity=".9" />
      </g>
      <path d="M106 40h178l5 7v30l-5 7H106l-5-7V47Z" fill="#f0c871" stroke="#4a2305" strokeWidth="1.400" />
      <path d="M110 44h170l4 5v26l-4 5H110l-4-5V49Z" fill="#6b0718" />
      <path d="M110 44h170l4 5v2H106v-2Z" fill="#3f0410" opacity=".7" />
      <path d="M20 104h350v14H20Z" fill="url(#dg-beam)" />
      <path d="M20 104h350v3H20Z" fill="#ffd27a" opacity=".8" />
      <g fill="#ffd27a">
        <circle cx="40" cy="112" r="2.600" />
        <circle cx="76" cy="112" r="2.600" />
        <circle cx="314" cy="112" r="2.600" />
        <circle cx="350" cy="112" r="2.600" />
      </g>
    </StillDrawing>
  )
})
