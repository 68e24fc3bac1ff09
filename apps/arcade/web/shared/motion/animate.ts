import { prefersReducedMotion } from './reduced-motion.ts'

function canAnimate(element: Element | null): element is Element {
  return element !== null && typeof element.animate === 'function' && !prefersReducedMotion()
}

/** Runs an animation to its end; at once where the browser has none or the player wants none. Never rejects. */
export async function animate(
  element: Element | null,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
): Promise<void> {
  if (!canAnimate(element)) return
  try {
    await element.animate(frames, options).finished
  } catch {
    return
  }
}

/** Runs an animation over and over until the returned function is called. */
export function animateForever(element: Element | null, frames: Keyframe[], durationMs: number): () => void {
  if (!canAnimate(element)) return () => {}
  const animation = element.animate(frames, { duration: durationMs, iterations: Number.POSITIVE_INFINITY })
  animation.finished.catch(() => {})
  return () => animation.cancel()
}
