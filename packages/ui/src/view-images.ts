import type { Language } from './label-text.ts'

/** Opens pictures full screen, to swipe and pinch; the viewer is loaded when it is first asked for. */
export async function viewImages(images: readonly string[], language: Language, startAt = 0): Promise<void> {
  const { showImages } = await import('./antd/image-viewer.tsx')
  showImages(images, language, startAt)
}
