import type { ContactKind } from '@gamehall/contract/account'
import { create } from 'zustand'

/** A code that is on its way: to the bound phone or email (to prove it), or to the new one. */
export type SentCode = {
  readonly kind: ContactKind
  readonly step: 'old' | 'new'
  /** Whom it went to; the own one as far as it may be shown. */
  readonly target: string
  /** When the next may be asked for, in the hall's time. */
  readonly resendAtMs: number
}

type Binding = {
  readonly sent: SentCode | undefined
  /** Until when the owner counts as proven for binding this one, in the hall's time. */
  readonly provenUntilMs: Readonly<Partial<Record<ContactKind, number>>>
  /** What was bound in this visit: the page that says so has no word for who comes by a link. */
  readonly bound: ContactKind | undefined
}

/** What the binding pages hand on to each other; a reload begins anew. */
export const useBinding = create<Binding>()(() => ({
  sent: undefined,
  provenUntilMs: {},
  bound: undefined,
}))

export const noteSent = (sent: SentCode): void => useBinding.setState({ sent })

export const noteProven = (kind: ContactKind, untilMs: number): void =>
  useBinding.setState(({ provenUntilMs }) => ({
    sent: undefined,
    provenUntilMs: { ...provenUntilMs, [kind]: untilMs },
  }))

export const noteBound = (kind: ContactKind): void =>
  useBinding.setState({ sent: undefined, provenUntilMs: {}, bound: kind })

export const forgetBinding = (): void =>
  useBinding.setState({ sent: undefined, provenUntilMs: {}, bound: undefined })
