import type { Language } from '../i18n/label-text.ts'

/** Opens images full screen, to swipe and pinch; loads the viewer on first use. */
export async function openImageViewer(
  images: readonly string[],
  language: Language,
  startAt = 0,
): Promise<void> {
  const { showImageViewer } = await import('./image-viewer.tsx')
  showImageViewer(images, language, startAt)
}
