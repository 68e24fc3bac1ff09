import { memo } from 'react'
import { StillDrawing } from '../../../../web/shared/sprites/still-drawing.tsx'
/** Decoration: the sign over the board, a scroll of water between two shells. */
export const ReefSign = memo(function ReefSign({ className }: { readonly className?: string | undefined }) {
  return (
    <StillDrawing className={className} viewBox="0 -1 340 57" preserveAspectRatio="xMidYMax meet">
      <defs>
        <linearGradient id="pt-sign" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#3fc4ea" />
          <stop offset=".5" stopColor="#0f6ea8" />
          <stop offset="1" stopColor="#06345f" />
        </linearGradient>
        <linearGradient id="pt-rope" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffeec2" />
          <stop offset="1" stopColor="#b57a2e" />
        </linearGradient>
      </defs>
      <path
        d="M40 12c20-14 40 4 60-4s44-10 70-2 50 0 70 2 40-10 60 4c8 10 8 24 0 34-18 8-40 0-60 4s-90 6-140 0-40 4-60-4c-8-10-8-24 0-34Z"
        fill="url(#pt-sign)"
        stroke="url(#pt-rope)"
        strokeWidth="3.500"
        strokeLinejoin="round"
      />
      <path
        d="M52 18c22-10 40 4 60-2s40-6 60-2"
        fill="none"
        stroke="#eaffff"
        strokeWidth="2.400"
        strokeLinecap="round"
        opacity=".8"
      />
      <g transform="translate(10 2)">
        <use href="#pt-scallop" width="48" height="48" />
      </g>
      <g transform="translate(330 2) scale(-1 1)">
        <use href="#pt-nautilus" width="48" height="48" />
      </g>
    </StillDrawing>
  )
})
