import * as faces from '../../games/faces.ts'
import { mountGame } from '../shared/shell/mount-game.tsx'

const { game } = document.documentElement.dataset
const face = Object.values(faces).find(({ id }) => id === game)
if (face === undefined) throw new Error(`no face for the game ${game}`)
await mountGame(face)
