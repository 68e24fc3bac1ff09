import type { LoginResult } from '@gamehall/contract/account'
import { useQueryClient } from '@tanstack/react-query'
import { navigate } from '../../../shared/navigation/navigator.ts'
import { acceptLogin, pageAfterLogin } from '../../../shared/player/finish-login.ts'
import { useLoginTarget } from './use-login-target.ts'

/** Starts the session of a login result and navigates to the login's target, replacing the login page in the history. */
export function useFinishLogin(): (result: LoginResult) => void {
  const client = useQueryClient()
  const { target } = useLoginTarget()
  return (result) => {
    acceptLogin(client, result)
    navigate(pageAfterLogin(result, target), { replace: true })
  }
}
