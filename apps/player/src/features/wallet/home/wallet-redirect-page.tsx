import { useEffect } from 'react'
import { navigate } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'

/** `/wallet` is `/walletHome` (§2). */
export function WalletRedirectPage() {
  useEffect(() => navigate(href('walletHome'), { replace: true }), [])
  return null
}
