import { useEffect, useState } from 'react'
import styles from './face.module.css'
import { filmLimits, lampColors } from './screen-colors.ts'
import type { Challenge } from './use-face-check.ts'

type ScreenLightProps = { readonly colors: Challenge['colors']; readonly shownAt: number }

/**
 * Lights the face with the colours that the server drew, one after the other: about three changes in two seconds, below
 * what WCAG counts as flashing.
 */
export function ScreenLight({ colors, shownAt }: ScreenLightProps) {
  const [step, setStep] = useState(0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const next = () => {
      const at = performance.now() - shownAt
      setStep(Math.floor(at / filmLimits.colorMs))
      timer = setTimeout(next, filmLimits.colorMs - (at % filmLimits.colorMs))
    }
    next()
    return () => clearTimeout(timer)
  }, [shownAt])
  const color = colors[step % Math.max(1, colors.length)]
  return (
    <div
      aria-hidden="true"
      data-light={color}
      className={styles.light}
      style={color && { backgroundColor: lampColors[color] }}
    />
  )
}
