import { useCallMutation } from '../../../../shared/api/use-call.ts'

/** Silent: the form shows the server's refusal. */
export function useImproveInformation() {
  return useCallMutation('improveInformation', { isSilent: true })
}
