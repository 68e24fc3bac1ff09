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
