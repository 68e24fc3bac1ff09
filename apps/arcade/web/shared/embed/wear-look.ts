import type { HallLook } from './hall-messenger.ts'

/** Applies the player's display settings to the document: its font size and its `data-motion` attribute. */
export function wearLook(root: HTMLElement, { motion, text_percent }: HallLook): void {
  root.style.fontSize = text_percent === 100 ? '' : `${text_percent}%`
  if (motion === 'reduced') root.dataset.motion = motion
  else delete root.dataset.motion
}
