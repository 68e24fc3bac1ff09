import { z } from 'zod'
import { definePush } from '../core/push.ts'

/** Something of the player's changed: `keys` are fields of `getUserInfo`, or names of lists to read again. */
export const userChangePush = definePush('user_change', () => z.object({ keys: z.array(z.string()) }))

/** Ends the client's session: 10118 login elsewhere, 401 session ended. The client shows the text. */
export const kickPush = definePush('kick', () => z.object({ code: z.number().int(), text: z.string() }))
