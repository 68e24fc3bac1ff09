import { useEffect, useState } from 'react'
import { navigate } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { currentToken } from '../../../shared/stores/session-store.ts'
import { useLoginTarget } from './use-login-target.ts'

/** Redirects a logged-in player away from a guest page. True when the page may be shown. */
export function useGuestOnlyPage(): boolean {
  const { target } = useLoginTarget()
  const [isGuest] = useState(() => currentToken() === undefined)
  useEffect(() => {
    if (!isGuest) navigate(target ?? href('home'), { replace: true })
  }, [isGuest, target])
  return isGuest
}
