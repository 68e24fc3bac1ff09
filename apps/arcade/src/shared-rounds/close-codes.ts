/** Why the server closes a table's socket; a page opens another one, except after its session ended. */
export const CLOSE_GOING_AWAY = 1001
export const CLOSE_BROKEN = 1011
/** There are too many sockets, or too many unknown tokens, of the page's network or of demo players. */
export const CLOSE_TRY_AGAIN = 1013
/** As the hall's own push does with a session that ended. */
export const CLOSE_SESSION_ENDED = 4001
export const CLOSE_REFUSED = 4003
export const CLOSE_TOO_SLOW = 4008
