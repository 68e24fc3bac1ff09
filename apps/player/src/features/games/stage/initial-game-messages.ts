import { useSettings } from '../../../shared/stores/settings-store.ts'
import { TEXT_SCALES } from '../../../shared/stores/text-scales.ts'
import type { HostMessage } from './game-messages.ts'

const WHOLE = 100

/** The messages to a game that is ready: the player’s sound, motion and text size settings. */
export function initialGameMessages(): readonly HostMessage[] {
  const { isSoundOn, motion, textSize } = useSettings.getState()
  return [
    { type: 'look', motion, text_percent: Number.parseFloat(TEXT_SCALES[textSize]) || WHOLE },
    { type: 'sound', on: isSoundOn },
  ]
}
