import { prefersReducedMotion } from './reduced-motion.ts'

function canAnimate(element: Element | null): element is Element {
  return element !== null && typeof element.animate === 'function' && !prefersReducedMotion()
}

/** Runs an animation, after which the element is as it was, and resolves at its end; at once without browser support or with reduced motion. Never rejects. */
export async function animate(
  element: Element | null,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
): Promise<void> {
  if (!canAnimate(element)) return
  try {
    const animation = element.animate(frames, options)
    await animation.finished
    // Left finished, it would keep later animations of the same property from the compositor.
    animation.cancel()
  } catch {
    return
  }
}

/** Runs an animation in a loop. Returns the function that stops it. */
export function animateInLoop(element: Element | null, frames: Keyframe[], durationMs: number): () => void {
  if (!canAnimate(element)) return () => {}
  const animation = element.animate(frames, { duration: durationMs, iterations: Number.POSITIVE_INFINITY })
  animation.finished.catch(() => {})
  return () => animation.cancel()
}
