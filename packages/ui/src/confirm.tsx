import { type ReactNode, useSyncExternalStore } from 'react'
import { Dialog } from './dialog.tsx'

export interface Question {
  title: string
  body?: ReactNode
  confirmLabel?: string
  cancelLabel?: string
  isDestructive?: boolean
  /** Once aborted, nobody is asked any more: the question goes, answered no. */
  signal?: AbortSignal
}

interface Asked extends Question {
  id: number
  isAlert: boolean
  isOpen: boolean
  answer: (isConfirmed: boolean) => void
}

const LEAVE_MS = 260
let queue: readonly Asked[] = []
let lastId = 0
const listeners = new Set<() => void>()

function setQueue(next: readonly Asked[]): void {
  queue = next
  for (const listener of listeners) listener()
}

function ask(question: Question, isAlert: boolean): Promise<boolean> {
  lastId += 1
  const id = lastId
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      if (!queue.some((asked) => asked.id === id && asked.isOpen)) return
      setQueue(queue.map((asked) => (asked.id === id ? { ...asked, isOpen: false } : asked)))
      setTimeout(() => setQueue(queue.filter((asked) => asked.id !== id)), LEAVE_MS)
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

/** Asks yes or no; true only for the confirm button. Questions wait for each other. Needs a `ConfirmHost` on the page. */
export function confirm(question: Question): Promise<boolean> {
  return ask(question, false)
}

/** Says something that must be seen; settles when it was. */
export async function alert(notice: Omit<Question, 'cancelLabel' | 'isDestructive'>): Promise<void> {
  await ask(notice, true)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const none: readonly Asked[] = []

/** Where `confirm` and `alert` appear: once, near the root, inside the labels. */
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
