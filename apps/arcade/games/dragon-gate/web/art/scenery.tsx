import { memo } from 'react'
import { StillDrawing } from '../../../../web/shared/sprites/still-drawing.tsx'

interface SceneProps {
  readonly className?: string | undefined
}

/** The palace by night: where the paid spins play. */
export const NightScene = memo(function NightScene({ className }: SceneProps) {
  return (
    <StillDrawing className={className} viewBox="0 0 390 844" preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id="dg-night" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#12081f" />
          <stop offset=".32" stopColor="#4a0f2c" />
          <stop offset=".62" stopColor="#2a0819" />
          <stop offset="1" stopColor="#0b0610" />
        </linearGradient>
        <radialGradient id="dg-moon">
          <stop offset="0" stopColor="#fff8e2" />
          <stop offset=".34" stopColor="#ffe3a3" />
          <stop offset=".36" stopColor="#ffcf78" stopOpacity=".34" />
          <stop offset="1" stopColor="#ff9d4d" stopOpacity="0" />
        </radialGradient>
        {/* Mountains end in mist: where the picture is wide, their feet are seen. */}
        <linearGradient id="dg-far" x1="0" y1="0" x2="0" y2="1">
          <stop offset=".4" stopColor="#3a0c26" />
          <stop offset="1" stopColor="#3a0c26" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="dg-near" x1="0" y1="0" x2="0" y2="1">
          <stop offset=".4" stopColor="#2a0a1d" />
          <stop offset="1" stopColor="#2a0a1d" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="390" height="844" fill="url(#dg-night)" />
      <circle cx="196" cy="150" r="190" fill="url(#dg-moon)" />
      <g fill="#fff3d6">
        <circle cx="38" cy="74" r="1.300" />
        <circle cx="86" cy="112" r="1" />
        <circle cx="342" cy="86" r="1.400" />
        <circle cx="310" cy="132" r="1" />
        <circle cx="364" cy="168" r="1.100" />
        <circle cx="22" cy="178" r="1.100" />
        <circle cx="130" cy="68" r=".9" />
      </g>
      <path d="M0 300 62 232l44 40 58-74 62 80 46-46 60 60 58-66v120H0Z" fill="url(#dg-far)" />
      <path d="M0 340 80 286l56 38 70-52 66 54 54-34 64 44v100H0Z" fill="url(#dg-near)" />
      <g fill="#ffd9a0" opacity=".12">
        <path d="M-20 214c30-16 60 4 86-6s44-4 60 6c-30 14-110 16-146 0ZM270 240c24-14 50 2 76-6s44-2 60 6c-34 14-104 14-136 0Z" />
      </g>
      <path d="M0 600c80-24 300-24 390 0v244H0Z" fill="#17060f" />
      <g stroke="#ffd27a" strokeOpacity=".07" fill="none">
        <path d="M0 640c90-24 300-24 390 0M0 690c90-24 300-24 390 0M0 750c90-24 300-24 390 0M60 620 10 844M140 606l-28 238M250 606l28 238M330 620l50 224" />
      </g>
    </StillDrawing>
  )
})

/** Beyond the gate, among clouds: where the free spins play. */
export const RealmScene = memo(function RealmScene({ className }: SceneProps) {
  return (
    <StillDrawing className={className} viewBox="0 0 390 844" preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id="dg-realm" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#041c33" />
          <stop offset=".35" stopColor="#0b5f6c" />
          <stop offset=".7" stopColor="#083647" />
          <stop offset="1" stopColor="#041019" />
        </linearGradient>
        <radialGradient id="dg-sun">
          <stop offset="0" stopColor="#fffbe4" />
          <stop offset=".3" stopColor="#ffe6a0" stopOpacity=".9" />
          <stop offset="1" stopColor="#48e0c6" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="390" height="844" fill="url(#dg-realm)" />
      <g stroke="#ffe9b0" strokeOpacity=".16" strokeWidth="9">
        <path d="M195 150 0 20M195 150 90-40M195 150 300-40M195 150 390 20M195 150-60 190M195 150 450 190M195 150 20 400M195 150 370 400M195 150 120 480M195 150 270 480" />
      </g>
      <circle cx="195" cy="150" r="170" fill="url(#dg-sun)" />
      <g fill="none">
        <path d="M-30 330C60 210 130 350 205 262S320 120 430 190" stroke="#063b46" strokeWidth="34" />
        <path d="M-30 330C60 210 130 350 205 262S320 120 430 190" stroke="#1e9c8e" strokeWidth="28" />
        <path
          d="M-30 330C60 210 130 350 205 262S320 120 430 190"
          stroke="#ffe6a8"
          strokeWidth="10"
          strokeDasharray="2 8"
        />
        <path
          d="M-30 330C60 210 130 350 205 262S320 120 430 190"
          stroke="#063b46"
          strokeWidth="27"
          strokeDasharray="1.500 11"
          opacity=".5"
        />
      </g>
      <g fill="#d8fff6" opacity=".2">
        <path d="M-30 260c14-26 48-26 58-4 16-18 48-10 50 12 18-6 34 4 34 18H-30ZM260 320c10-24 44-26 54-6 14-18 46-12 50 10 16-6 40 0 46 18H260Z" />
      </g>
      <g fill="#c9fff2" opacity=".13">
        <path d="M0 560c20-40 72-40 90-6 22-26 66-18 74 14 26-26 70-16 80 14 20-24 66-22 78 8 20-18 52-10 68 10v244H0Z" />
      </g>
      <path
        d="M0 640c20-30 62-30 80-4 24-24 64-14 72 12 26-22 64-14 76 10 20-22 60-20 74 6 20-18 66-10 88 12v168H0Z"
        fill="#052432"
      />
    </StillDrawing>
  )
})
