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
}

export interface ToastOptions {
  kind?: ToastKind
  title?: string
  /** How long it stays; see `STAY_MS` for the defaults. */
  durationMs?: number
  onTap?: () => void
  /** What it tells of: later news of the same takes its place instead of lying beside it. */
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
const MOST = 3

let toasts: readonly Toast[] = []
let lastId = 0
const timers = new Map<number, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

function setToasts(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

function closeToast(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  if (toasts.some((toast) => toast.id === id)) setToasts(toasts.filter((toast) => toast.id !== id))
}

/** Shows a toast and returns what closes it. The same words shown again stay longer instead of twice, news of one thing stays one toast. */
export function showToast(text: string, options: ToastOptions = {}): () => void {
  const { kind = 'info', title, durationMs = STAY_MS[kind], onTap, about } = options
  const isSame = (toast: Toast) => toast.text === text || (about !== undefined && toast.about === about)
  for (const same of toasts.filter((toast) => toast.kind === kind && isSame(toast))) closeToast(same.id)
  lastId += 1
  const id = lastId
  const others = toasts.filter((toast) => toast.kind === 'loading')
  const shown = toasts.filter((toast) => toast.kind !== 'loading')
  for (const old of shown.slice(0, Math.max(0, shown.length - MOST + 1))) closeToast(old.id)
  setToasts([...others, ...shown.slice(-(MOST - 1)), { id, kind, text, title, onTap, about }])
  timers.set(
    id,
    setTimeout(() => closeToast(id), durationMs),
  )
  return () => closeToast(id)
}

/** Closes every toast. */
export function clearToasts(): void {
  for (const toast of toasts) closeToast(toast.id)
}

export function currentToasts(): readonly Toast[] {
  return toasts
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
