import { useCallMutation } from '../../../../shared/api/use-call.ts'

export function useEndOtherSessions() {
  return useCallMutation('endOtherSessions')
}
