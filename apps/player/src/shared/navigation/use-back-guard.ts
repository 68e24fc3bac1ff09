import { useOverlay } from '@gamehall/ui/overlays/overlay-stack.ts'

/** §2: disables back on this page. A step back calls `onBack` and stays on the page. */
export function useBackGuard(onBack: () => void): void {
  useOverlay(
    true,
    () => {
      onBack()
      return 'stays'
    },
    { isGuard: true },
  )
}
