import { dragonGateText } from '../../../games/dragon-gate/text.ts'
import { DragonGateGame } from '../../../games/dragon-gate/web/dragon-gate-game.tsx'
import { mountGame } from '../../shared/shell/mount-game.tsx'

mountGame('dragon-gate', dragonGateText, <DragonGateGame />)
