import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'

export function useRenamePasskey() {
  return useCallMutation('renamePasskey', { isSilent: true })
}
