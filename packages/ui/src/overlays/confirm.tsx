import { type ReactNode, useSyncExternalStore } from 'react'
import { Dialog } from './dialog.tsx'

export interface ConfirmOptions {
  title: string
  body?: ReactNode
  confirmLabel?: string
  cancelLabel?: string
  isDestructive?: boolean
  /** Aborting it closes the dialog with the answer no. */
  signal?: AbortSignal
}

interface QueuedDialog extends ConfirmOptions {
  id: number
  isAlert: boolean
  isOpen: boolean
  answer: (isConfirmed: boolean) => void
}

const EXIT_MS = 260
let queue: readonly QueuedDialog[] = []
let lastId = 0
const listeners = new Set<() => void>()

function setQueue(next: readonly QueuedDialog[]): void {
  queue = next
  for (const listener of listeners) listener()
}

function ask(question: ConfirmOptions, isAlert: boolean): Promise<boolean> {
  lastId += 1
  const id = lastId
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      if (!queue.some((asked) => asked.id === id && asked.isOpen)) return
      setQueue(queue.map((asked) => (asked.id === id ? { ...asked, isOpen: false } : asked)))
      setTimeout(() => setQueue(queue.filter((asked) => asked.id !== id)), EXIT_MS)
      resolve(isConfirmed)
    }
    if (question.signal?.aborted) {
      resolve(false)
      return
    }
    question.signal?.addEventListener('abort', () => answer(false), { once: true })
    setQueue([...queue, { ...question, id, isAlert, isOpen: true, answer }])
  })
}

/** Shows a confirm dialog; resolves to true only for the confirm button. Dialogs queue. Needs a `ConfirmHost` on the page. */
export function confirm(question: ConfirmOptions): Promise<boolean> {
  return ask(question, false)
}

/** Shows an alert dialog; resolves when it is closed. */
export async function alert(notice: Omit<ConfirmOptions, 'cancelLabel' | 'isDestructive'>): Promise<void> {
  await ask(notice, true)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const none: readonly QueuedDialog[] = []

/** Renders the dialogs of `confirm` and `alert`; once near the root, inside `LabelsProvider`. */
export function ConfirmHost() {
  const asked = useSyncExternalStore(
    subscribe,
    () => queue,
    () => none,
  )[0]
  if (asked === undefined) return null
  return (
    <Dialog
      key={asked.id}
      isOpen={asked.isOpen}
      title={asked.title}
      confirmLabel={asked.confirmLabel}
      cancelLabel={asked.isAlert ? null : asked.cancelLabel}
      isDestructive={asked.isDestructive}
      onClose={() => asked.answer(false)}
      onConfirm={() => asked.answer(true)}
    >
      {asked.body}
    </Dialog>
  )
}
