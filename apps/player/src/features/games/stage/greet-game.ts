import { useSettings } from '../../../shared/stores/settings-store.ts'
import { TEXT_SCALES } from '../../../shared/stores/text-scales.ts'
import type { HallMessage } from './game-messages.ts'

const WHOLE = 100

/** What a game is told when it can be played: the player's sound, movement and size of text. */
export function greetGame(): readonly HallMessage[] {
  const { isSoundOn, motion, textSize } = useSettings.getState()
  return [
    { type: 'look', motion, text_percent: Number.parseFloat(TEXT_SCALES[textSize]) || WHOLE },
    { type: 'sound', on: isSoundOn },
  ]
}
