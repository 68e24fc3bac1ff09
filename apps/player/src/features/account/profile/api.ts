import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'

/** Silent: the form shows the server's refusal. */
export function useImproveInformation() {
  return useCallMutation('improveInformation', { isSilent: true })
}
