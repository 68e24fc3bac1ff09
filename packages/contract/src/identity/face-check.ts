import { z } from 'zod'
import { realNameStatus } from '../account/entities.ts'
import { defineCall } from '../core/call.ts'
import { instantText } from '../core/primitives.ts'

/** §4 face recognition: the four actions. */
export const FACE_ACTIONS = ['open_mouth', 'turn_left', 'turn_right', 'smile'] as const
export const faceAction = z.enum(FACE_ACTIONS)
export type FaceAction = z.infer<typeof faceAction>

/** Frames that prove one action, in order: a neutral face first, the action last. */
export const FACE_FRAMES_MIN = 3
export const FACE_FRAMES_MAX = 5
/** Maximum size of a frame: JPEG or WebP, 480 to 960 px wide. */
export const FACE_FRAME_MAX_BYTES = 160_000

/**
 * Starts a face check: returns the order of the four actions and a nonce that lives 60 s (§9) and serves once. Left and
 * right are the player’s own. 10040 the data is not confirmed, 10088 verified, 10092 no face checks left today, 10099
 * under review.
 */
export const startFaceCheck = defineCall({
  name: 'startFaceCheck',
  room: 'identity',
  path: '/user/identity/face/start',
  auth: 'session',
  summary: 'Start the face recognition',
  request: z.object({}),
  response: z.object({ nonce: z.string(), expires_at: instantText, actions: z.array(faceAction).length(4) }),
  errors: [10040, 10088, 10092, 10099],
})

/**
 * Submits the frames of one action, in the drawn order. A rejected action can be repeated while the nonce lives (400
 * `frames`: `face_none`, `face_many`, `face_other`, `face_still`, `face_not_live`, `face_action`, `face_unclear`).
 * After the last action the attempt is submitted and `status` is its result: verified, failed or under review.
 * 400 `nonce` `face_expired` (expired, used, or not the caller’s); 10145 another request of the caller is being
 * processed; 10148 the face engine is busy: send the same frames again.
 */
export const showFaceAction = defineCall({
  name: 'showFaceAction',
  room: 'identity',
  path: '/user/identity/face/show',
  auth: 'session',
  summary: 'Submit one action of the face recognition',
  isMultipart: true,
  maxBytes: FACE_FRAMES_MAX * FACE_FRAME_MAX_BYTES + 4_000,
  request: z.object({
    nonce: z.string('required').min(1, 'required').max(64, 'too_long'),
    action: faceAction,
    frames: z
      .array(z.file('invalid').min(1, 'required').max(FACE_FRAME_MAX_BYTES, 'upload_too_large'), 'required')
      .min(FACE_FRAMES_MIN, 'required')
      .max(FACE_FRAMES_MAX, 'too_long'),
  }),
  response: z.object({
    /** Null after the last action. */
    next: faceAction.nullable(),
    status: realNameStatus,
  }),
  errors: [10148],
})
