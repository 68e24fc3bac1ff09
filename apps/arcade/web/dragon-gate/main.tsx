import { mountGame } from '../shared/shell/mount-game.tsx'
import { DragonGateGame } from './dragon-gate-game.tsx'
import { dragonGateText } from './dragon-gate-text.ts'

mountGame('dragon-gate', dragonGateText, <DragonGateGame />)
