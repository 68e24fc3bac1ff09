import { useCallMutation, useCallQuery } from '@gamehall/web-client/calls/use-call.ts'

/** Checks whether an account name is free; only for well-formed names. */
export function useCheckAccountUnique(account: string, isWellFormed: boolean) {
  return useCallQuery('checkAccountUnique', { account }, { enabled: isWellFormed, retry: false })
}

/** Silent: the form shows the server's refusal. */
export function useRegisterByPhone() {
  return useCallMutation('registerByPhone', { isSilent: true })
}
