import { type ReactNode, useEffect, useRef } from 'react'
import { animate } from './animate.ts'
import styles from './coin-shower.module.css'

/** Decoration: `count` copies of the children falling across the stage; no motion with reduced motion. */
export function CoinShower({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    for (const coin of ref.current?.children ?? []) {
      const from = Math.random() * 100
      const size = 0.7 + Math.random() * 0.7
      const turn = (Math.random() - 0.5) * 720
      void animate(
        coin,
        [
          { transform: `translate(${from}cqw, -12cqh) scale(${size})` },
          {
            transform: `translate(${from + (Math.random() - 0.5) * 24}cqw, 112cqh) rotate(${turn}deg) scale(${size})`,
          },
        ],
        {
          duration: 1_300 + Math.random() * 1_300,
          delay: Math.random() * 1_500,
          iterations: 3,
          easing: 'cubic-bezier(.4,.1,.8,.6)',
        },
      )
    }
  }, [])
  return (
    <span ref={ref} className={styles.shower} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={`coin-${index.toString()}`} className={styles.coin}>
          {children}
        </span>
      ))}
    </span>
  )
}
