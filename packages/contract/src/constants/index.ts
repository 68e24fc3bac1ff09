/** The specification's §9 (business constants and limits), plus the wire's own bounds. Free of zod: a browser may import it. */

export const DEFAULT_LOCALE = 'zh-TW'
export const LOCALES = ['zh-TW', 'en'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_THEME = 'dark'

export const PASSWORD_MIN_LENGTH = 6
export const PASSWORD_MAX_LENGTH = 32

/** The minimum age of players, unless `MINIMUM_AGE` is higher. */
export const DEFAULT_MINIMUM_AGE = 18

/** §4 switching: a formal account, or a test account beside it. */
export const ACCOUNT_TYPES = { formal: 1, test: 2 } as const
export type AccountType = (typeof ACCOUNT_TYPES)[keyof typeof ACCOUNT_TYPES]

export const VERIFICATION_CODE_LENGTH = 6
export const VERIFICATION_CODE_LIFETIME_MS = 10 * 60_000
export const VERIFICATION_CODE_RESEND_MS = 60_000
export const VERIFICATION_CODE_MAX_TRIES = 5

export const QUERY_RANGE_MAX_DAYS = 30
export const REAL_NAME_REVIEW_MAX_HOURS = 48
export const FACE_STEP_TIMEOUT_MS = 60_000
export const VIP_HOLD_DAYS = 90

export const REQUEST_TIMEOUT_MS = 30_000
export const LOADING_TOAST_MAX_MS = 30_000
export const SOCKET_WATCH_INTERVAL_MS = 5_000
export const SOCKET_MAX_RECONNECTS = 10
export const PUSH_TOAST_MS = 10_000

export const PLAY_HISTORY_PER_PLATFORM = 20
/** An account keeps its latest ones. */
export const MAX_FAVORITE_GAMES = 100
export const THUMBNAIL_HEIGHT_PX = 260
export const BANK_CARD_FACES = 5
export const ROUTE_INDEX_MIN = 5
export const ROUTE_INDEX_MAX = 38
export const DEVICE_ID_PREFIX = 'web_'

export const MAX_PAGE_SIZE = 100
export const AMOUNT_WIRE_MAX_LENGTH = 24

/** Taiwan keeps UTC+8 all year. */
export const TAIWAN_OFFSET_MS = 8 * 3_600_000

/** Pictures that players upload. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export const PICTURE_MAX_BYTES = 10_000_000

/** An application for an offer: its pictures and its postscript. */
export const APPLICATION_MAX_IMAGES = 5
export const POSTSCRIPT_MAX_LENGTH = 500

/** The `style` of a notice or message: its content is a text, or a picture. */
export const CONTENT_STYLES = { text: 1, picture: 2 } as const

/** A message to customer service has at most so many characters (`countCharacters`). */
export const SUPPORT_TEXT_MAX = 1000

/** The length of a text as form and server count it: in characters of Unicode, so that a rare character or an emoji is one. */
export const countCharacters = (text: string): number => [...text].length
