import { useCallMutation, useCallQuery } from '@gamehall/web-client/calls/use-call.ts'

/** Creates the player's one-time login code. Each call invalidates the previous code, so it is never refetched automatically. */
export function useCreateAuthCode() {
  return useCallQuery(
    'createAuthCode',
    {},
    {
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  )
}

/** Silent: the form shows the server's refusal. */
export function useLoginByAccount() {
  return useCallMutation('loginByAccount', { isSilent: true })
}

/** Silent: the page shows the server's refusal. */
export function useLoginByAuthCode() {
  return useCallMutation('loginByAuthCode', { isSilent: true })
}

/** Silent: the form shows the server's refusal. */
export function useLoginByGoogle() {
  return useCallMutation('loginByGoogle', { isSilent: true })
}

/** Silent: the form shows the server's refusal. */
export function useLoginByPhone() {
  return useCallMutation('loginByPhone', { isSilent: true })
}

export function useStartGoogleLogin() {
  return useCallMutation('startGoogleLogin', { isSilent: true })
}

/** Reads the account that a one-time login code belongs to; no retries or refetches. */
export function useViewAuthCode(code: string) {
  return useCallQuery(
    'viewAuthCode',
    { code },
    {
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  )
}
