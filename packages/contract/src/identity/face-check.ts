import { z } from 'zod'
import { realNameStatus } from '../account/entities.ts'
import { defineCall } from '../core/call.ts'
import { instantText } from '../core/primitives.ts'

/** §4 face recognition: the four actions. */
export const FACE_ACTIONS = ['open_mouth', 'turn_left', 'turn_right', 'smile'] as const
export const faceAction = z.enum(FACE_ACTIONS)
export type FaceAction = z.infer<typeof faceAction>

/** Frames that prove one action, in order: a neutral face first, the action last, and what lies between. */
export const FACE_FRAMES_MIN = 8
export const FACE_FRAMES_MAX = 16
/** Maximum size of a frame, a JPEG or WebP; the player's page sends them 480 to 960 px wide. */
export const FACE_FRAME_MAX_BYTES = 160_000

/** Colours that the screen shows while an action is done. */
export const SCREEN_COLORS = ['red', 'green', 'blue', 'yellow', 'cyan', 'magenta'] as const
export type ScreenColor = (typeof SCREEN_COLORS)[number]
/** Red, green and blue of each, 0 to 1. */
export const SCREEN_LIGHT: Readonly<Record<ScreenColor, readonly [number, number, number]>> = {
  red: [1, 0, 0],
  yellow: [1, 1, 0],
  green: [0, 1, 0],
  cyan: [0, 1, 1],
  blue: [0, 0, 1],
  magenta: [1, 0, 1],
}
/** How long each colour is shown, and from when on a frame counts as lit by it. */
export const SCREEN_COLOR_MS = 700
export const SCREEN_COLOR_SETTLED_MS = 250

/**
 * When the frames of an action may have been taken: a film of 1 to 6 s without a gap of more than 800 ms, in frames that
 * each count as lit, which shows at least three of the colours in turn and leaves out none of those that were shown meanwhile.
 */
export const FACE_FILM_LIMITS = {
  leastMs: 1_000,
  mostMs: 6_000,
  leastGapMs: 30,
  mostGapMs: 800,
  colorMs: SCREEN_COLOR_MS,
  settledMs: SCREEN_COLOR_SETTLED_MS,
  leastColors: 3,
} as const
/**
 * The longest time from the moment of a frame to the server's timestamp of its hash: a network whose answers take 1.2 s, over
 * which the challenge came, the hashes of earlier frames were sent and answered, and its own hash was sent.
 */
export const FACE_FRAME_LATE_MS = 2_500
/** The page sends the hashes of all frames that it took in so many ms together. */
export const FACE_TIMESTAMP_SPACING_MS = 600
/** How many hashes a request may have: those of the frames that a fast phone takes in that time. */
export const FACE_HASHES_MAX = 32
/** The longest time from the last frame to the arrival of all of them, busy answers included: the engine may take 20 s for one. */
export const FACE_FILM_LATE_MS = 40_000

/** The screen's colour this long after the challenge was first shown; null while it changes. */
export function screenColorAt(colors: readonly ScreenColor[], atMs: number): ScreenColor | null {
  if (colors.length === 0 || atMs % SCREEN_COLOR_MS < SCREEN_COLOR_SETTLED_MS) return null
  return colors[Math.floor(atMs / SCREEN_COLOR_MS) % colors.length] ?? null
}

/**
 * What the server drew for one action: how far it goes (1 is usual), the colours that the screen shows in turn from
 * the first moment of the challenge on, and the signed capture session that the frames come with.
 */
const faceChallenge = z.object({
  action: faceAction,
  amount: z.number(),
  colors: z.array(z.enum(SCREEN_COLORS)),
  capture: z.string(),
})
export type FaceChallenge = z.infer<typeof faceChallenge>

const nonce = z.string('required').min(1, 'required').max(64, 'too_long')
const capture = z.string('required').min(1, 'required').max(200, 'too_long')

/**
 * Starts a face check: returns the order of the four actions, the first challenge, and a nonce that lives 60 s (§9) and
 * serves once. Left and right are the player’s own. 10040 the data is not confirmed, 10088 verified, 10092 no face
 * checks left today, 10099 under review.
 */
export const startFaceCheck = defineCall({
  name: 'startFaceCheck',
  room: 'identity',
  path: '/user/identity/face/start',
  auth: 'session',
  summary: 'Start the face recognition',
  request: z.object({}),
  response: z.object({
    nonce: z.string(),
    expires_at: instantText,
    /** How long the check lasts, from its start on. */
    seconds: z.number().int(),
    actions: z.array(faceAction).length(4),
    challenge: faceChallenge,
  }),
  errors: [10040, 10088, 10092, 10099],
})

/**
 * Timestamps frames of the action that is due as the page takes them, by their SHA-256 in hex: only such frames can be submitted.
 * Answers how long after the challenge was drawn the server was first sent each of them in this capture session, in ms, in their order.
 * 400 `nonce` `face_expired` (expired, used, not the caller’s, or too many frames); `capture` issued for another step or try (`invalid`).
 */
export const timestampFaceFrames = defineCall({
  name: 'timestampFaceFrames',
  room: 'identity',
  path: '/user/identity/face/timestamp',
  auth: 'session',
  summary: 'Timestamp frames of the face recognition',
  request: z.object({
    nonce,
    capture,
    hashes: z
      .array(z.string('invalid').regex(/^[\da-f]{64}$/, 'invalid'), 'required')
      .min(1, 'required')
      .max(FACE_HASHES_MAX, 'too_long'),
  }),
  response: z.object({ timestamps: z.array(z.int()) }),
  errors: [],
})

/**
 * Submits the frames of one action, in the drawn order. A rejected action can be repeated while the nonce lives, under the challenge that
 * `repeatFaceAction` draws anew (400
 * `frames`: `face_none`, `face_many`, `face_other`, `face_still`, `face_not_live`, `face_action`, `face_unclear`,
 * `face_hold_steady`, `face_light`, `face_more`, `face_neck`).
 * `times` are the frames’ moments in ms since the challenge was first shown, separated by commas, as `FACE_FILM_LIMITS` says
 * (`face_times`), no more than went by since the server drew it (`invalid`), and not long before (`face_times`); each at most the frame's
 * timestamp (`timestampFaceFrames`) in this capture session, and at most `FACE_FRAME_LATE_MS` before it (`face_times`). After the last action the attempt is submitted and `status` is its result: verified, failed or under review.
 * 400 `nonce` `face_expired` (expired, used, or not the caller’s); 10145 another request of the caller is being
 * processed in the same server process; 10321 the face engine is busy, which is not maintenance
 * (10148): send the same frames again.
 */
export const showFaceAction = defineCall({
  name: 'showFaceAction',
  room: 'identity',
  path: '/user/identity/face/show',
  auth: 'session',
  summary: 'Submit one action of the face recognition',
  isMultipart: true,
  maxBytes: FACE_FRAMES_MAX * FACE_FRAME_MAX_BYTES + 8_000,
  request: z.object({
    nonce,
    action: faceAction,
    capture,
    times: z
      .string('required')
      .max(100, 'too_long')
      .regex(/^\d{1,5}(?:,\d{1,5})*$/, 'invalid'),
    /** What the browser calls its camera; without a name a person decides. */
    camera: z.string('invalid').max(200, 'too_long').default(''),
    frames: z
      .array(z.file('invalid').min(1, 'required').max(FACE_FRAME_MAX_BYTES, 'upload_too_large'), 'required')
      .min(FACE_FRAMES_MIN, 'required')
      .max(FACE_FRAMES_MAX, 'too_long'),
  }),
  response: z.object({
    /** Null after the last action. */
    next: faceAction.nullable(),
    challenge: faceChallenge.nullable(),
    status: realNameStatus,
  }),
  errors: [10321],
})

/**
 * The challenge of the action that is due. After a rejected submission it is drawn anew, and what was drawn before counts no
 * longer; else it is the same, in a new capture session. 400 `nonce` `face_expired` (expired, used, or not the caller’s).
 */
export const repeatFaceAction = defineCall({
  name: 'repeatFaceAction',
  room: 'identity',
  path: '/user/identity/face/repeat',
  auth: 'session',
  summary: 'Get the challenge of the face recognition anew',
  request: z.object({ nonce }),
  response: z.object({ challenge: faceChallenge }),
  errors: [],
})
