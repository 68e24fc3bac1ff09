import { type ConfirmOptions, confirm } from '@gamehall/ui/overlays/confirm.tsx'
import { useEffect, useRef } from 'react'

/**
 * Returns a confirm dialog bound to an order's state. When `standing`, a key of that state, changes or the component
 * unmounts, the dialog closes and resolves to false.
 */
export function useOrderConfirm(standing: string): (question: ConfirmOptions) => Promise<boolean> {
  const asked = useRef<AbortController>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog closes when the order's state changes.
  useEffect(() => () => asked.current?.abort(), [standing])
  return (question) => {
    asked.current = new AbortController()
    return confirm({ ...question, signal: asked.current.signal })
  }
}
