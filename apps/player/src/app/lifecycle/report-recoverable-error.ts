/**
 * Handles errors that React recovered from. A skipped view transition is not reported: browsers skip one when the window is
 * resized meanwhile (by the keyboard) or when the device is slow.
 */
export function reportRecoverableError(error: unknown): void {
  const isSkipped =
    error instanceof DOMException &&
    (error.name === 'InvalidStateError' || error.name === 'TimeoutError') &&
    error.message.startsWith('Transition was aborted')
  if (!isSkipped) reportError(error)
}
