import { LOADING_TOAST_MAX_MS } from '@gamehall/contract/constants'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useEffect } from 'react'
import { appText } from '../app-text.ts'

const SHOW_AFTER_MS = 300

/** §2: shows a loading toast while a navigation takes longer than 300 ms, for at most 30 s. */
export function NavigationProgress({ isNavigating }: { readonly isNavigating: boolean }) {
  const { loading } = useText(appText)
  useEffect(() => {
    if (!isNavigating) return
    let close: (() => void) | undefined
    const timer = setTimeout(() => {
      close = showToast(loading, { kind: 'loading', durationMs: LOADING_TOAST_MAX_MS })
    }, SHOW_AFTER_MS)
    return () => {
      clearTimeout(timer)
      close?.()
    }
  }, [isNavigating, loading])
  return null
}
