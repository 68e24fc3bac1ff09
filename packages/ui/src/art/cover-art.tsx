import { useId } from 'react'

export type CoverScene = 'lounge' | 'ambient' | 'night_drive' | 'silk'

/** The two base hues of each scene; the seed varies them, so that covers differ. */
const HUES: Readonly<Record<CoverScene, readonly [number, number]>> = {
  lounge: [32, 350],
  ambient: [168, 258],
  night_drive: [312, 224],
  silk: [150, 42],
}

/** Album cover drawn by music style and seed. */
export function CoverArt({ scene, seed }: { readonly scene: CoverScene; readonly seed: string }) {
  const id = useId()
  const turn = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 61, 7) - 30
  const [first, second] = HUES[scene].map((hue) => hue + turn * 0.8)
  const Scene = scenes[scene]
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={`hsl(${first} 62% 46%)`} />
          <stop offset="1" stopColor={`hsl(${second} 58% 20%)`} />
        </linearGradient>
      </defs>
      <rect width="64" height="64" fill={`url(#${id})`} />
      <Scene light={`hsl(${first} 90% 82%)`} dark={`hsl(${second} 60% 12%)`} turn={turn} />
    </svg>
  )
}

type SceneProps = { readonly light: string; readonly dark: string; readonly turn: number }

/** A lamp, a glass, smoke. */
function Lounge({ light, dark, turn }: SceneProps) {
  return (
    <>
      <circle cx={44 + turn / 6} cy="18" r="9" fill={light} opacity="0.9" />
      <path d="M0 64V47h64v17Z" fill={dark} opacity="0.75" />
      <path d="M17 27h16l-2 12a6 6 0 0 1-12 0ZM25 45v9m-6 0h12" stroke={light} strokeWidth="2" />
      <path
        d={`M23 22c-3-4 ${3 + turn / 15}-6 1-11M29 22c-3-4 3-6 0-9`}
        stroke={light}
        strokeWidth="1.4"
        opacity="0.6"
      />
    </>
  )
}

/** Waving lights over a horizon. */
function Ambient({ light, dark, turn }: SceneProps) {
  const lift = turn / 5
  return (
    <>
      {[0, 8, 16].map((step) => (
        <path
          key={step}
          d={`M-4 ${30 + step + lift}C14 ${8 + step} 26 ${46 + step - lift} 68 ${14 + step + lift}`}
          stroke={light}
          strokeWidth={5 - step / 5}
          opacity={0.75 - step / 30}
        />
      ))}
      <path d="M0 64V54l14-7 12 5 15-8 23 9v11Z" fill={dark} opacity="0.8" />
      <path d="M12 10h.01M52 8h.01M34 6h.01M58 22h.01M6 24h.01" stroke={light} strokeWidth="1.8" />
    </>
  )
}

/** A setting sun behind a road. */
function NightDrive({ light, dark, turn }: SceneProps) {
  return (
    <>
      <circle cx={32 + turn / 4} cy="27" r="14" fill={light} opacity="0.92" />
      <path d="M0 30h64M0 34h64M0 37.5h64" stroke={dark} strokeWidth="1.6" opacity="0.55" />
      <path d="M0 64V41h64v23Z" fill={dark} opacity="0.9" />
      <path
        d="M32 41 6 64M32 41l26 23M32 44v3m0 4v4m0 5v4M0 47h20M44 47h20M0 55h11M53 55h11"
        stroke={light}
        strokeWidth="1.2"
        opacity="0.7"
      />
    </>
  )
}

/** A moon over water, with strings across. */
function Silk({ light, dark, turn }: SceneProps) {
  return (
    <>
      <circle cx={22 - turn / 8} cy="22" r="10" fill={light} opacity="0.9" />
      <path d="M0 64V45c10-4 18 3 30 0s22-5 34-1v20Z" fill={dark} opacity="0.7" />
      <path
        d="M46 0c-3 20-12 40-26 64M53 0c-3 22-11 42-23 64M60 0c-2 24-10 44-20 64"
        stroke={light}
        strokeWidth="1"
        opacity="0.75"
      />
      <path
        d={`M8 ${54 + turn / 15}c6-3 10 2 16-1m6 6c6-3 12 2 18-1`}
        stroke={light}
        strokeWidth="1.3"
        opacity="0.6"
      />
    </>
  )
}

const scenes = { lounge: Lounge, ambient: Ambient, night_drive: NightDrive, silk: Silk }
