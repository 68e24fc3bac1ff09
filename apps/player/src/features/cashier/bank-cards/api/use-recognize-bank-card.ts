import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'

/** Recognizes a card photo. Silent: on failure the player types the number. */
export function useRecognizeBankCard() {
  return useCallMutation('recognizeBankCard', { isSilent: true })
}
