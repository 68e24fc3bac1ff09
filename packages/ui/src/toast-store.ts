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
  durationMs: number
}

export interface ToastOptions {
  kind?: ToastKind
  title?: string
  /** How long it stays; see `STAY_MS` for the defaults. */
  durationMs?: number
  onTap?: () => void
  /** What it tells of: later news of the same takes its place instead of coming after it. */
  about?: string
}

/** Specification §9: a loading toast lives at most 30 s, a push notice 10 s. */
const STAY_MS: Record<ToastKind, number> = {
  info: 2_600,
  success: 2_600,
  error: 4_000,
  notice: 10_000,
  loading: 30_000,
}
/** So many wait for their turn; older ones give way. */
const MOST_WAITING = 3
/** A notice that others wait for stays this long. */
const BRIEF_MS = 3_000
const none: readonly Toast[] = []

/** The one that is shown and has its time running, and those that come after it. */
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
  waiting = toasts.slice(-MOST_WAITING)
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

/** Whether a new toast comes after the one that is seen: nothing but an error pushes an error away, a notice nothing. */
const mustWait = (kind: ToastKind) =>
  shown !== undefined && (kind === 'notice' || (shown.kind === 'error' && kind !== 'error'))

/**
 * Shows a toast and returns what closes it. One is seen at a time: what a tap brought takes the place of the last, but for an
 * error; notices come one after the other, and again after what interrupted them; a loading toast is seen while there is no
 * other. The same words again, or news of the same thing, stay longer instead of coming twice.
 */
export function showToast(text: string, options: ToastOptions = {}): () => void {
  const { kind = 'info', title, durationMs = STAY_MS[kind], onTap, about } = options
  lastId += 1
  const id = lastId
  const toast: Toast = { id, kind, text, title, onTap, about, durationMs }
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

/** The toast that is seen: none or one. */
export function currentToasts(): readonly Toast[] {
  return visible
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
