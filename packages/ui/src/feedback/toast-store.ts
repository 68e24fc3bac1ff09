export type ToastKind = 'info' | 'success' | 'error' | 'notice' | 'loading'

export interface Toast {
  id: number
  kind: ToastKind
  text: string
  /** A push message's headline. */
  title?: string | undefined
  /** Makes it tappable. */
  onTap?: (() => void) | undefined
  about?: string | undefined
  paid?: string | undefined
  durationMs: number
}

export interface ToastOptions {
  kind?: ToastKind
  title?: string
  /** How long it is shown; `DURATION_MS` has the defaults. */
  durationMs?: number
  onTap?: () => void
  /** The subject; a later toast about the same subject replaces this one. */
  about?: string
  /** A formatted amount that was paid to the player just now: shown large, with a short celebration. */
  paid?: string
}

/** Specification §9: a loading toast is shown for at most 30 s, a push notice for 10 s. */
const DURATION_MS: Record<ToastKind, number> = {
  info: 2_600,
  success: 2_600,
  error: 4_000,
  notice: 10_000,
  loading: 30_000,
}
/** Maximum length of the queue; older toasts are dropped. */
const MAX_QUEUED = 3
/** How long a notice is shown while others wait. */
const BRIEF_MS = 3_000
const none: readonly Toast[] = []

/** The toast on the screen, and the queue behind it. */
let shown: Toast | undefined
let waiting: readonly Toast[] = none
let loading: Toast | undefined
let visible: readonly Toast[] = none
let lastId = 0
const timers = new Map<number, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

function publish(): void {
  const one = shown ?? loading
  visible = one ? [one] : none
  for (const listener of listeners) listener()
}

function stopTimer({ id }: Toast): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
}

function startTimer(toast: Toast, ms = toast.durationMs): void {
  stopTimer(toast)
  timers.set(
    toast.id,
    setTimeout(() => closeToast(toast.id), ms),
  )
}

function show(toast: Toast | undefined): void {
  if (shown) stopTimer(shown)
  shown = toast
  if (toast) startTimer(toast, toast.kind === 'notice' && waiting.length > 0 ? BRIEF_MS : toast.durationMs)
}

function wait(toasts: readonly Toast[]): void {
  waiting = toasts.slice(-MAX_QUEUED)
  if (shown?.kind === 'notice') startTimer(shown, BRIEF_MS)
}

function closeToast(id: number): void {
  waiting = waiting.filter((toast) => toast.id !== id)
  if (loading?.id === id) {
    stopTimer(loading)
    loading = undefined
  }
  if (shown?.id === id) {
    const [next, ...rest] = waiting
    waiting = rest
    show(next)
  }
  publish()
}

/** Whether a new toast has to wait: a notice always waits; only an error replaces an error. */
const mustWait = (kind: ToastKind) =>
  shown !== undefined && (kind === 'notice' || (shown.kind === 'error' && kind !== 'error'))

/**
 * Shows a toast and returns the function that closes it. One toast is visible at a time: a new one replaces the last, except
 * an error; notices queue, and an interrupted notice is shown again; a loading toast is visible while there is no other.
 * A toast with the same text or subject restarts instead of appearing twice.
 */
export function showToast(text: string, options: ToastOptions = {}): () => void {
  const { kind = 'info', title, durationMs = DURATION_MS[kind], onTap, about, paid } = options
  lastId += 1
  const id = lastId
  const toast: Toast = { id, kind, text, title, onTap, about, paid, durationMs }
  const isSame = (other: Toast) =>
    other.kind === kind && (other.text === text || (about !== undefined && other.about === about))
  waiting = waiting.filter((other) => !isSame(other))
  if (kind === 'loading') {
    if (loading) stopTimer(loading)
    loading = toast
    startTimer(toast)
  } else if (shown && isSame(shown)) show(toast)
  else if (mustWait(kind)) wait([...waiting, toast])
  else {
    if (shown?.kind === 'notice') wait([shown, ...waiting])
    show(toast)
  }
  publish()
  return () => closeToast(id)
}

/** Closes every toast. */
export function clearToasts(): void {
  waiting = none
  show(undefined)
  if (loading) closeToast(loading.id)
  publish()
}

/** The visible toasts: none or one. */
export function currentToasts(): readonly Toast[] {
  return visible
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
