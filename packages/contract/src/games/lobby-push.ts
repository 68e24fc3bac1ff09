import { z } from 'zod'
import { definePush } from '../core/push.ts'

/** What the lobby shows has changed: a platform or game opened or closed. Clients read the lobby again. */
export const lobbyChangePush = definePush('lobby_change', () => z.object({}))
