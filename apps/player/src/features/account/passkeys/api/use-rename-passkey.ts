import { useCallMutation } from '../../../../shared/api/use-call.ts'

export function useRenamePasskey() {
  return useCallMutation('renamePasskey', { isSilent: true })
}
