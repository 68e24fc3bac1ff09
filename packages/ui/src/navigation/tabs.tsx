import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from '../theme/class-names.ts'
import { prefersReducedMotion } from '../theme/reduced-motion.ts'
import styles from './tabs.module.css'

export interface TabsProps<Value extends string> {
  label: string
  tabs: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  /** The content of the chosen tab; rendered as a tab panel labelled by its tab. */
  children?: ReactNode
}

const STEP: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs in a scrollable strip. Arrow keys, Home and End move between them. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  const id = useId()
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(value)}"]`)
    const list = strip.current
    if (!chosen || !list) return
    const left = chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2
    list.scrollTo?.({ left, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  }, [value])
  const handleKey = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value)
    const step = STEP[event.key]
    const target =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : step && (at + step + tabs.length) % tabs.length
    const next = target === undefined ? undefined : tabs[target]
    if (next === undefined) return
    event.preventDefault()
    onChange(next.value)
    strip.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(next.value)}"]`)?.focus()
  }
  return (
    <>
      <div ref={strip} role="tablist" aria-label={label} className={styles.strip} onKeyDown={handleKey}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            data-value={tab.value}
            aria-selected={tab.value === value}
            aria-controls={children === undefined ? undefined : `${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            className={classNames(styles.tab, tab.value === value && styles.chosen)}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {children === undefined ? null : (
        <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`}>
          {children}
        </div>
      )}
    </>
  )
}
