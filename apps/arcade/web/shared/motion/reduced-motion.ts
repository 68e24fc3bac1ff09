let system: MediaQueryList | undefined

/** Whether motion is reduced by the system's setting or by the hall's (the document's `data-motion`). */
export function prefersReducedMotion(): boolean {
  if (typeof document !== 'undefined' && document.documentElement.dataset.motion === 'reduced') return true
  if (typeof matchMedia !== 'function') return false
  // Frame loops ask in every frame; the list of one query follows the setting.
  system ??= matchMedia('(prefers-reduced-motion: reduce)')
  return system.matches
}
