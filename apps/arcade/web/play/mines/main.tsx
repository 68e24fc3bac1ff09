import { minesText } from '../../../games/mines/text.ts'
import { MinesGame } from '../../../games/mines/web/mines-game.tsx'
import { mountGame } from '../../shared/shell/mount-game.tsx'

mountGame('mines', minesText, <MinesGame />)
