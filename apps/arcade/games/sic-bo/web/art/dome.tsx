import { memo } from 'react'

interface DomePartProps {
  readonly className: string | undefined
}

/** Behind the dice: the lacquer stand with its celadon plate. */
export const DomeBack = memo(function DomeBack({ className }: DomePartProps) {
  return (
    <svg viewBox="0 0 200 180" className={className} aria-hidden="true">
      <defs>
        <radialGradient id="sb-plate" cx="50%" cy="38%" r="62%">
          <stop offset="0" stopColor="#bfe3d2" />
          <stop offset=".55" stopColor="#6fae98" />
          <stop offset="1" stopColor="#2f6557" />
        </radialGradient>
        <linearGradient id="sb-lacquer" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#a01f24" />
          <stop offset=".5" stopColor="#6b0f18" />
          <stop offset="1" stopColor="#33060c" />
        </linearGradient>
        <linearGradient id="sb-gold" x1="0" x2="1" y1="0" y2="1">
          <stop offset="0" stopColor="#fff0b8" />
          <stop offset=".45" stopColor="#e0ac4c" />
          <stop offset="1" stopColor="#8f5f1d" />
        </linearGradient>
        <linearGradient id="sb-glass-back" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#ffe6c0" stopOpacity=".2" />
          <stop offset="1" stopColor="#ffe6c0" stopOpacity=".04" />
        </linearGradient>
      </defs>
      <ellipse cx="100" cy="168" rx="92" ry="11" fill="#000" fillOpacity=".4" />
      <path d="M12 120c0 30 34 48 88 48s88-18 88-48z" fill="url(#sb-lacquer)" />
      <path
        d="M18 136c14 18 44 26 82 26s68-8 82-26"
        fill="none"
        stroke="url(#sb-gold)"
        strokeWidth="2.4"
        strokeDasharray="9 4 3 4"
      />
      <ellipse cx="100" cy="119" rx="88" ry="33" fill="url(#sb-gold)" />
      <ellipse cx="100" cy="118" rx="82" ry="29.5" fill="#4d0a12" />
      <ellipse cx="100" cy="118" rx="77" ry="27" fill="url(#sb-plate)" />
      <ellipse cx="100" cy="118" rx="58" ry="19.5" fill="none" stroke="#e9f7ef" strokeOpacity=".35" />
      <path
        d="M62 118c8-6 16-6 22 0s14 6 22 0 16-6 22 0"
        fill="none"
        stroke="#e9f7ef"
        strokeOpacity=".28"
        strokeWidth="1.5"
      />
      <path d="M22 116C22 52 54 12 100 12s78 40 78 104" fill="url(#sb-glass-back)" />
    </svg>
  )
})

/** Before the dice: the glass with its lights, and the golden knob. */
export const DomeGlass = memo(function DomeGlass({ className }: DomePartProps) {
  return (
    <svg viewBox="0 0 200 180" className={className} aria-hidden="true">
      <defs>
        <linearGradient id="sb-shine" x1="0" x2="1" y1="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".6" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path
        d="M20 119C20 52 53 12 100 12s80 40 80 107c0 17-36 30-80 30s-80-13-80-30z"
        fill="#fff3da"
        fillOpacity=".05"
        stroke="#ffe9c4"
        strokeOpacity=".55"
        strokeWidth="1.6"
      />
      <path d="M34 98c2-34 18-62 42-72-14 18-24 42-27 72z" fill="url(#sb-shine)" fillOpacity=".75" />
      <path
        d="M150 40c10 14 16 32 18 52"
        fill="none"
        stroke="#fff"
        strokeOpacity=".4"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M88 13c0-4 5-6 12-6s12 2 12 6-5 5-12 5-12-1-12-5z" fill="url(#sb-gold)" />
      <circle cx="100" cy="4.5" r="5.5" fill="url(#sb-gold)" stroke="#7c4f15" strokeWidth=".6" />
    </svg>
  )
})
