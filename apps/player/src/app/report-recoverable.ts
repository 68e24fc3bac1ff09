/**
 * What React got over by itself. A browser skips the transition between two pages when the window changes its size meanwhile,
 * as under a keyboard, or when the device is slow: nothing is wrong with that, and React does not know all its words for it.
 */
export function reportRecoverable(error: unknown): void {
  const isSkipped =
    error instanceof DOMException &&
    (error.name === 'InvalidStateError' || error.name === 'TimeoutError') &&
    error.message.startsWith('Transition was aborted')
  if (!isSkipped) reportError(error)
}
