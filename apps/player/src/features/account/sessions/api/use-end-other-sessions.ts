import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'

export function useEndOtherSessions() {
  return useCallMutation('endOtherSessions')
}
