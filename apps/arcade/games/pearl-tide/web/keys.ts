export { slotKeys as keys } from '../../../web/shared/keyboard/game-keys.ts'
