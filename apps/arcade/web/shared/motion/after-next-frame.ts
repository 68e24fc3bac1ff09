/**
 * Runs what decorates a change once the frame that shows the change was painted: both together would make one long frame. At once while
 * the page is hidden, which paints none.
 */
export function afterNextFrame(run: () => void): void {
  if (document.hidden) run()
  else requestAnimationFrame(() => setTimeout(run))
}
