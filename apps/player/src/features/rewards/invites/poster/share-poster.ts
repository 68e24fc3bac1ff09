const REVOKE_AFTER_MS = 60_000

/** Exports the poster as a PNG file; null when the canvas cannot be exported. */
export function posterFile(canvas: HTMLCanvasElement, code: string): Promise<File | null> {
  return new Promise((resolve) => {
    canvas.toBlob(
      (blob) => resolve(blob && new File([blob], `invite-${code}.png`, { type: 'image/png' })),
      'image/png',
    )
  })
}

export type Invitation = { readonly text: string; readonly url: string }

/** Whether the browser supports the Web Share API. */
export const canShare = (): boolean => 'share' in navigator

/**
 * Opens the share sheet with the invitation, with the poster where files are supported. False when sharing fails; a player
 * closing the sheet counts as success.
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

/** Downloads the file. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS)
}
