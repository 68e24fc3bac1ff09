import * as frontends from '../../games/frontends.ts'
import { mountGame } from '../shared/shell/mount-game.tsx'

const { game } = document.documentElement.dataset
const frontend = Object.values(frontends).find(({ id }) => id === game)
if (frontend === undefined) throw new Error(`no frontend for the game ${game}`)
await mountGame(frontend)
