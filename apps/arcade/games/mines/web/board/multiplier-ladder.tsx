import { useText } from '@gamehall/web-client/i18n/text.ts'
import { memo, useEffect, useMemo, useRef } from 'react'
import { prefersReducedMotion } from '../../../../web/shared/motion/reduced-motion.ts'
import { minesPickLimit } from '../../rules.ts'
import { minesText } from '../../text.ts'
import { multiplierLabel } from '../multiplier-label.ts'
import styles from './multiplier-ladder.module.css'

interface LadderProps {
  readonly betMinor: bigint
  readonly mines: number
  /** Number of safe tiles opened. */
  readonly picks: number
}

/** The multiplier after each safe tile, with the next step highlighted. */
export const MultiplierLadder = memo(function MultiplierLadder({ betMinor, mines, picks }: LadderProps) {
  const text = useText(minesText)
  const ref = useRef<HTMLOListElement>(null)
  const steps = useMemo(
    () =>
      Array.from({ length: minesPickLimit(betMinor, mines) }, (_, index) => ({
        step: index + 1,
        multiplier: multiplierLabel(mines, index + 1),
      })),
    [betMinor, mines],
  )
  useEffect(() => {
    const list = ref.current
    const next = list?.children[picks]
    if (list === null || !(next instanceof HTMLElement)) return
    const scroll = () => {
      const left = next.offsetLeft - (list.clientWidth - next.offsetWidth) / 2
      list.scrollTo?.({ left, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
    }
    // After the frame that shows the step: before it, the page would be laid out once more.
    let timer = 0
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(scroll)
    })
    return () => {
      cancelAnimationFrame(frame)
      window.clearTimeout(timer)
    }
  }, [picks])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls sideways must be reachable by keyboard.
    <ol ref={ref} className={styles.ladder} aria-label={text.ladder} tabIndex={0}>
      {steps.map(({ step, multiplier }) => (
        <li
          key={step}
          className={step <= picks ? styles.done : step === picks + 1 ? styles.next : styles.step}
          aria-current={step === picks + 1 ? 'step' : undefined}
        >
          <b className="num">{multiplier}×</b>
          <span>{text.step(step)}</span>
        </li>
      ))}
    </ol>
  )
})
