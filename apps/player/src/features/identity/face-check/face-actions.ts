import type { FACE_ACTIONS } from '@gamehall/contract/identity'

/** The contract’s actions without importing zod; the compiler checks that they agree. */
export const faceActions: typeof FACE_ACTIONS = ['open_mouth', 'turn_left', 'turn_right', 'smile']
