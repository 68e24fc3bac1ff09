import { createContext, useContext, useEffect, useEffectEvent } from 'react'

/** What a step back of the phone closes within the game, the topmost last. */
export interface BackHandlers {
  /** Adds what is open now. Returns the function that removes it. */
  add(onBack: () => void): () => void
  /** Closes the topmost; nothing if none is open. */
  handleBack(): void
}

/** `onChange` is told whether anything is open, each time something was opened or closed. */
export function createBackHandlers(onChange: (isAnyOpen: boolean) => void): BackHandlers {
  let handlers: readonly (() => void)[] = []
  const change = (next: readonly (() => void)[]) => {
    handlers = next
    onChange(handlers.length > 0)
  }
  return {
    add(onBack) {
      const handler = () => onBack()
      change([...handlers, handler])
      return () => change(handlers.filter((each) => each !== handler))
    },
    handleBack() {
      handlers.at(-1)?.()
    },
  }
}

/** Null outside of a game's session, where a step back closes nothing. */
export const BackHandlersContext = createContext<BackHandlers | null>(null)

/** Has a step back of the phone call `onBack` while `isOpen`. */
export function useBackHandler(isOpen: boolean, onBack: () => void): void {
  const handlers = useContext(BackHandlersContext)
  const handleBack = useEffectEvent(onBack)
  useEffect(() => (isOpen ? handlers?.add(() => handleBack()) : undefined), [handlers, isOpen])
}
