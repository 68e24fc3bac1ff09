import { mountGame } from '../shared/shell/mount-game.tsx'
import { MinesGame } from './mines-game.tsx'
import { minesText } from './mines-text.ts'

mountGame('mines', minesText, <MinesGame />)
