import { useOverlay } from '@gamehall/ui/overlay-stack.ts'

/** §2: back is disabled on this page. A step back is answered by `onBack` and leaves the page where it is. */
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
