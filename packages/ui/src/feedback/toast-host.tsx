import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { Icon } from '../icons/icon.tsx'
import { bell, checkCircle, crossCircle, gift, info } from '../icons/icon-set.ts'
import { classNames } from '../theme/class-names.ts'
import { Spinner } from './spinner.tsx'
import styles from './toast-host.module.css'
import { protectedBoxes, toastOffset } from './toast-position.ts'
import { currentToasts, subscribeToasts, type Toast } from './toast-store.ts'

const SHAPES = { info, success: checkCircle, error: crossCircle, notice: bell } as const
const REPOSITION_INTERVAL_MS = 150
const none: readonly Toast[] = []

/** Renders the toasts; once near the root. Uses the top layer, so that toasts lie above open dialogs. */
export function ToastHost() {
  const host = useRef<HTMLDivElement>(null)
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, () => none)
  const newest = toasts.at(-1)?.id
  useEffect(() => {
    const element = host.current
    if (typeof element?.showPopover !== 'function') return
    // Reopened for each new toast: the last element to enter the top layer lies on top.
    if (element.matches(':popover-open')) element.hidePopover()
    if (newest !== undefined) element.showPopover()
  }, [newest])
  const stack = useRef<HTMLDivElement>(null)
  useToastPosition(stack, newest)
  return (
    <div ref={host} popover="manual" className={styles.host}>
      <div ref={stack} role="status" aria-live="polite" className={styles.stack}>
        {toasts.map((toast) =>
          toast.kind === 'loading' ? (
            <Loading key={toast.id} text={toast.text} />
          ) : toast.paid !== undefined ? (
            <Paid key={toast.id} paid={toast.paid} text={toast.text} />
          ) : (
            <Line key={toast.id} toast={toast} />
          ),
        )}
      </div>
    </div>
  )
}

/** Moves the toast so that it covers no live amounts or errors, also those that appear while it is visible. */
function useToastPosition(stack: RefObject<HTMLElement | null>, newest: number | undefined): void {
  useEffect(() => {
    const element = stack.current
    if (!element || newest === undefined) return
    let shift = 0
    const place = () => {
      const toast = element.firstElementChild?.getBoundingClientRect()
      if (!toast) return
      const { left, right, top, bottom } = toast
      const unmoved = { left, right, top: top - shift, bottom: bottom - shift }
      shift = toastOffset(unmoved, protectedBoxes(), innerHeight)
      element.style.translate = `0 ${shift}px`
    }
    element.style.translate = ''
    place()
    const timer = setInterval(place, REPOSITION_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [stack, newest])
}

function Loading({ text }: { text: string }) {
  return (
    <div className={styles.loading}>
      <Spinner size="l" />
      <span>{text}</span>
    </div>
  )
}

/** Celebrates a paid claim: the amount that arrived, large, in front of rays that open once; still under reduced motion. */
function Paid({ paid, text }: { paid: string; text: string }) {
  return (
    <div className={classNames(styles.toast, styles.paid)}>
      <span className={styles.rays} aria-hidden />
      <span className={styles.medal} aria-hidden>
        <Icon shape={gift} />
      </span>
      <b className={classNames(styles.paidAmount, 'num')} aria-hidden>
        +{paid}
      </b>
      <span className={styles.words}>{text}</span>
    </div>
  )
}

function Line({ toast }: { toast: Toast }) {
  const kind = toast.kind === 'loading' ? 'info' : toast.kind
  const content = (
    <>
      <Icon shape={SHAPES[kind]} className={styles[`icon-${kind}`]} />
      <span className={styles.words}>
        {toast.title === undefined ? null : <b className={styles.title}>{toast.title}</b>}
        <span>{toast.text}</span>
      </span>
    </>
  )
  if (toast.onTap === undefined) return <div className={styles.toast}>{content}</div>
  return (
    <button type="button" className={classNames(styles.toast, styles.tappable)} onClick={toast.onTap}>
      {content}
    </button>
  )
}
