import { memo } from 'react'
import { StillDrawing } from '../../../../web/shared/sprites/still-drawing.tsx'

function Crystals({ transform, hue }: { readonly transform: string; readonly hue: 'teal' | 'violet' }) {
  const [light, body, deep] =
    hue === 'teal' ? ['#a8fff0', '#2fc4ad', '#0f6f6a'] : ['#dccbff', '#8a63ea', '#4a2c9c']
  return (
    <g transform={transform}>
      <path d="M0 0 8-62l14 12 4 50Z" fill={body} />
      <path d="M0 0 8-62l4 62Z" fill={light} opacity=".75" />
      <path d="M22 0 34-92l16 18L54 0Z" fill={deep} />
      <path d="M22 0 34-92l6 92Z" fill={body} />
      <path d="M34-92 37-40 40 0h3L41-80Z" fill={light} opacity=".6" />
      <path d="M50 0 66-46l10 10 2 36Z" fill={body} />
      <path d="M50 0 66-46l2 46Z" fill={light} opacity=".45" />
    </g>
  )
}

/** The mine: rock, crystals, timber and a lamp. */
export const CaveScene = memo(function CaveScene({ className }: { readonly className?: string | undefined }) {
  return (
    <StillDrawing className={className} viewBox="0 0 390 844" preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id="mn-cave" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0a2230" />
          <stop offset=".45" stopColor="#0e3444" />
          <stop offset="1" stopColor="#040c14" />
        </linearGradient>
        <radialGradient id="mn-lamp">
          <stop offset="0" stopColor="#ffe9b0" stopOpacity=".55" />
          <stop offset=".5" stopColor="#ffb954" stopOpacity=".16" />
          <stop offset="1" stopColor="#ffb954" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="mn-glow">
          <stop offset="0" stopColor="#48e0c6" stopOpacity=".5" />
          <stop offset="1" stopColor="#48e0c6" stopOpacity="0" />
        </radialGradient>
        {/* The rocks end in the dark: where the picture is wide, their feet are seen. */}
        <linearGradient id="mn-rock" x1="0" y1="0" x2="0" y2="1">
          <stop offset=".3" stopColor="#0a2734" />
          <stop offset="1" stopColor="#0a2734" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="mn-wood" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#7c5330" />
          <stop offset="1" stopColor="#3b2413" />
        </linearGradient>
      </defs>
      <rect width="390" height="844" fill="url(#mn-cave)" />
      <path d="M0 60 46 96l40-44 58 38 52-46 60 44 54-38 44 42 36-36V0H0Z" fill="#071821" />
      <path
        d="M0 300 34 250l46 60 30-40 50 90H0ZM390 280l-50-44-34 56-40-30-36 98h160Z"
        fill="url(#mn-rock)"
      />
      <circle cx="40" cy="640" r="170" fill="url(#mn-glow)" />
      <circle cx="360" cy="610" r="150" fill="url(#mn-glow)" opacity=".7" />
      <circle cx="195" cy="120" r="230" fill="url(#mn-lamp)" />
      <Crystals transform="translate(-12 700) rotate(-6)" hue="teal" />
      <Crystals transform="translate(322 690) rotate(7) scale(.95)" hue="violet" />
      <Crystals transform="translate(396 250) rotate(196) scale(.7)" hue="teal" />
      <Crystals transform="translate(28 222) rotate(166) scale(.55)" hue="violet" />
      <path d="M0 700c60-30 110-12 160-20s120-22 230 14v150H0Z" fill="#06131c" />
      <path d="M0 760c80-24 300-24 390 0v84H0Z" fill="#040c13" />
      <g stroke="#8d6a44" strokeWidth="3" opacity=".3" fill="none">
        <path d="M120 844 178 690M270 844 212 690M104 830h182M126 790h138M146 752h98M162 720h66" />
      </g>
    </StillDrawing>
  )
})
