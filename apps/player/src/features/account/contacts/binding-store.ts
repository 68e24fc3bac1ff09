import type { ContactKind } from '@gamehall/contract/account'
import { create } from 'zustand'

/** The last sent code: to the bound phone or email (`old`, to prove it), or to the new one. */
export type SentCode = {
  readonly kind: ContactKind
  readonly step: 'old' | 'new'
  /** Where it was sent; masked for the bound contact. */
  readonly target: string
  /** When the next code may be requested, in server time. */
  readonly resendAtMs: number
}

type Binding = {
  readonly sent: SentCode | undefined
  /** Until when the owner is proven for binding this contact, in server time. */
  readonly provenUntilMs: Readonly<Partial<Record<ContactKind, number>>>
  /** The contact bound in this visit; the success page is shown only after a binding. */
  readonly bound: ContactKind | undefined
}

/** State shared by the binding pages; not persisted. */
export const useBindingStore = create<Binding>()(() => ({
  sent: undefined,
  provenUntilMs: {},
  bound: undefined,
}))

export const setSentCode = (sent: SentCode): void => useBindingStore.setState({ sent })

export const setProven = (kind: ContactKind, untilMs: number): void =>
  useBindingStore.setState(({ provenUntilMs }) => ({
    sent: undefined,
    provenUntilMs: { ...provenUntilMs, [kind]: untilMs },
  }))

export const setBound = (kind: ContactKind): void =>
  useBindingStore.setState({ sent: undefined, provenUntilMs: {}, bound: kind })

export const forgetBinding = (): void =>
  useBindingStore.setState({ sent: undefined, provenUntilMs: {}, bound: undefined })
