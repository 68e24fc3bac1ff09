import type { Language } from './label-text.ts'

/** Opens images full screen, to swipe and pinch; loads the viewer on first use. */
export async function viewImages(images: readonly string[], language: Language, startAt = 0): Promise<void> {
  const { showImages } = await import('./antd/image-viewer.tsx')
  showImages(images, language, startAt)
}
