import type { DisplaySettings } from './parent-messenger.ts'

/** Applies the player's display settings to the document: its font size and its `data-motion` attribute. */
export function applyDisplaySettings(root: HTMLElement, { motion, text_percent }: DisplaySettings): void {
  root.style.fontSize = text_percent === 100 ? '' : `${text_percent}%`
  if (motion === 'reduced') root.dataset.motion = motion
  else delete root.dataset.motion
}
