import { type RefObject, useEffect } from 'react'

/**
 * Gives the keyboard to the game once it is shown, and again when a dialog over it closes, so that its keys work without a click.
 * What has the focus keeps it, and so does an open dialog.
 */
export function useFrameFocus(frame: RefObject<HTMLIFrameElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return
    const focusFrame = () => {
      if (!hasFocusElsewhere()) frame.current?.focus({ preventScroll: true })
    }
    focusFrame()
    // Fired after the dialog has returned the focus; it does not bubble.
    document.addEventListener('close', focusFrame, { capture: true })
    return () => document.removeEventListener('close', focusFrame, { capture: true })
  }, [frame, isShown])
}

const hasFocusElsewhere = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (document.activeElement !== null && document.activeElement !== document.body)
