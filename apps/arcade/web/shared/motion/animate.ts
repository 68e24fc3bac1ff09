import { prefersReducedMotion } from './reduced-motion.ts'

/** Runs an animation to its end; at once where the browser has none or the player wants none. Never rejects. */
export async function animate(
  element: Element | null,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
): Promise<void> {
  if (element === null || typeof element.animate !== 'function' || prefersReducedMotion()) return
  try {
    await element.animate(frames, options).finished
  } catch {
    return
  }
}
