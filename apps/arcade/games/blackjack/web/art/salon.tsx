import { memo } from 'react'
import { StillDrawing } from '../../../../web/shared/sprites/still-drawing.tsx'
import styles from './salon.module.css'

const RAYS = [-78, -62, -46, -30, -15, 0, 15, 30, 46, 62, 78]

/** A club of the old town: brass fans on lacquered wood, a lamp, and the felt of the table. */
export const Salon = memo(function Salon() {
  return (
    <div className={styles.salon} aria-hidden="true">
      <StillDrawing viewBox="0 0 390 844" preserveAspectRatio="xMidYMin slice" className={styles.picture}>
        <defs>
          <linearGradient id="bj-wall" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#050b12" />
            <stop offset="1" stopColor="#0d2026" />
          </linearGradient>
          <radialGradient id="bj-felt" cx=".5" cy=".3" r=".8">
            <stop offset="0" stopColor="#1b8a66" />
            <stop offset=".5" stopColor="#0c5a44" />
            <stop offset="1" stopColor="#032a20" />
          </radialGradient>
          <linearGradient id="bj-wood" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#8a4f2a" />
            <stop offset=".5" stopColor="#4a2412" />
            <stop offset="1" stopColor="#1f0d05" />
          </linearGradient>
          <linearGradient id="bj-brass" x1="0" y1="0" x2="1" y2="0">
            <stop offset="0" stopColor="#7d5a1d" />
            <stop offset=".5" stopColor="#ffe6a1" />
            <stop offset="1" stopColor="#7d5a1d" />
          </linearGradient>
          <radialGradient id="bj-lamp">
            <stop offset="0" stopColor="#ffedb8" stopOpacity=".5" />
            <stop offset="1" stopColor="#ffedb8" stopOpacity="0" />
          </radialGradient>
        </defs>
        <path d="M0 0h390v844H0Z" fill="url(#bj-wall)" />
        <g stroke="#d9b25f" fill="none" opacity=".34">
          {RAYS.map((angle) => (
            <path key={angle} d="M195 118V-70" strokeWidth="1.200" transform={`rotate(${angle} 195 118)`} />
          ))}
          <circle cx="195" cy="118" r="42" strokeWidth="1.500" />
          <circle cx="195" cy="118" r="64" strokeWidth="1" />
          <circle cx="195" cy="118" r="96" strokeWidth="1" />
          <path d="M0 60q32-46 64 0M326 60q32-46 64 0M12 60q20-28 40 0M338 60q20-28 40 0" />
        </g>
        <path d="M-60 116Q195 34 450 116V900H-60Z" fill="url(#bj-wood)" />
        <path d="M-60 116Q195 34 450 116" fill="none" stroke="url(#bj-brass)" strokeWidth="3" />
        <path d="M-46 134Q195 56 436 134V900H-46Z" fill="#1a0a04" />
        <path d="M-42 140Q195 62 432 140V900H-42Z" fill="url(#bj-felt)" />
        <path
          d="M-42 140Q195 62 432 140"
          fill="none"
          stroke="url(#bj-brass)"
          strokeWidth="1.600"
          opacity=".8"
        />
        <ellipse cx="195" cy="240" rx="220" ry="170" fill="url(#bj-lamp)" />
        <g transform="translate(195 640)" fill="none" stroke="#0a4a38" strokeWidth="2.200" opacity=".75">
          <path d="M0-78c20 28 44 46 70 58-26 12-50 30-70 58-20-28-44-46-70-58 26-12 50-30 70-58Z" />
          <path d="M0-50c14 18 28 30 45 38-17 8-31 20-45 38-14-18-28-30-45-38 17-8 31-20 45-38Z" />
        </g>
      </StillDrawing>
      <span className={styles.weave} />
    </div>
  )
})
