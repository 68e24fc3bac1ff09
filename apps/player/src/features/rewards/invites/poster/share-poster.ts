const REVOKE_AFTER_MS = 60_000

/** The drawn poster as a picture; null where the canvas cannot give one. */
export function posterFile(canvas: HTMLCanvasElement, code: string): Promise<File | null> {
  return new Promise((resolve) => {
    canvas.toBlob(
      (blob) => resolve(blob && new File([blob], `invite-${code}.png`, { type: 'image/png' })),
      'image/png',
    )
  })
}

export type Invitation = { readonly text: string; readonly url: string }

/** Whether this device can hand things to other apps by itself. */
export const canShare = (): boolean => 'share' in navigator

/**
 * Hands the invitation to the device's own sheet, with the poster where files can go along. False when it could not;
 * closing the sheet is an answer, not a failure.
 */
export async function shareInvitation(invitation: Invitation, poster: File | null): Promise<boolean> {
  const withPoster = poster === null ? invitation : { ...invitation, files: [poster] }
  const data = navigator.canShare?.(withPoster) ? withPoster : invitation
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** Puts the picture among the browser's downloads. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS)
}
