import { useCallMutation, useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useInfiniteCallQuery } from '@gamehall/web-client/calls/use-infinite-call-query.ts'

export function useEndOtherSessions() {
  return useCallMutation('endOtherSessions')
}

export function useListDevices() {
  return useCallQuery('listDevices', {})
}

export function useListLogins(range: { readonly start_time: string; readonly end_time: string }) {
  return useInfiniteCallQuery('listLogins', range)
}

/** Silent: the device ends its session whatever the server answers. */
export function useLogout() {
  return useCallMutation('logout', { isSilent: true })
}
