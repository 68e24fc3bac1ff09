import type { FACE_ACTIONS } from '@gamehall/contract/identity'

/** The contract's four without its zod; the compiler holds the two together. */
export const faceActions: typeof FACE_ACTIONS = ['open_mouth', 'turn_left', 'turn_right', 'smile']
