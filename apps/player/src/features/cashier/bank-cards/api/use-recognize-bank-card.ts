import { useCallMutation } from '../../../../shared/api/use-call.ts'

/** Silent: a photo that cannot be read is no error, its number is typed instead. */
export function useRecognizeBankCard() {
  return useCallMutation('recognizeBankCard', { isSilent: true })
}
