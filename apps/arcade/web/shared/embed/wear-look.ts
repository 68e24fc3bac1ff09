import type { HallLook } from './hall-messenger.ts'

/** Draws the page as the hall's player reads: type follows the document's size, movement its `data-motion`. */
export function wearLook(root: HTMLElement, { motion, text_percent }: HallLook): void {
  root.style.fontSize = text_percent === 100 ? '' : `${text_percent}%`
  if (motion === 'reduced') root.dataset.motion = motion
  else delete root.dataset.motion
}
