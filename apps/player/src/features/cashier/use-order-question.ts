import { confirm, type Question } from '@gamehall/ui/confirm.tsx'
import { useEffect, useRef } from 'react'

/**
 * Asks yes or no about an order as it stands. `standing` names that: once it changes (paid, expired, decided), or the page
 * is left, the question goes away, answered no.
 */
export function useOrderQuestion(standing: string): (question: Question) => Promise<boolean> {
  const asked = useRef<AbortController>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked belongs to how the order stood.
  useEffect(() => () => asked.current?.abort(), [standing])
  return (question) => {
    asked.current = new AbortController()
    return confirm({ ...question, signal: asked.current.signal })
  }
}
