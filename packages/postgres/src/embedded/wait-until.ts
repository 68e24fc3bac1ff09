import { setTimeout as delay } from 'node:timers/promises'

/** Polls a condition until it holds (true) or `timeoutMs` has passed (false). */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  timeoutMs: number,
  everyMs = 15,
): Promise<boolean> {
  const deadline = performance.now() + timeoutMs
  while (!(await condition())) {
    if (performance.now() >= deadline) return false
    await delay(everyMs)
  }
  return true
}
