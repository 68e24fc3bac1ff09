import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import type { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { playSound } from '../sound/play-sound.ts'

/** Shows a failed call as a toast with its sound. */
export function showCallError({ message }: Pick<CallError, 'message'>): void {
  showToast(message, { kind: 'error' })
  void playSound('error')
}
