import * as calls from '@gamehall/contract/identity'
import { defineRoute, type Route } from '../../platform/http/route.ts'
import { checkIdentityUsed } from './attempts/check-identity-used.ts'
import { confirmIdentity } from './attempts/confirm-identity.ts'
import { getIdentity } from './attempts/get-identity.ts'
import { startIdentity } from './attempts/start-identity.ts'
import { readIdentityDocument } from './documents/read-identity-document.ts'
import { repeatFaceAction } from './face-check/repeat-face-action.ts'
import { showFaceAction } from './face-check/show-face-action.ts'
import { startFaceCheck } from './face-check/start-face-check.ts'
import { timestampFaceFrames } from './face-check/timestamp-face-frames.ts'
import { deleteIdentity } from './privacy/delete-identity.ts'
import { listIdentityAccess } from './privacy/list-identity-access.ts'

export const routes: readonly Route[] = [
  defineRoute(calls.getIdentity, getIdentity),
  defineRoute(calls.startIdentity, startIdentity),
  defineRoute(calls.readIdentityDocument, readIdentityDocument),
  defineRoute(calls.checkIdentityUsed, checkIdentityUsed),
  defineRoute(calls.confirmIdentity, confirmIdentity),
  defineRoute(calls.startFaceCheck, startFaceCheck),
  defineRoute(calls.timestampFaceFrames, timestampFaceFrames),
  defineRoute(calls.showFaceAction, showFaceAction),
  defineRoute(calls.repeatFaceAction, repeatFaceAction),
  defineRoute(calls.listIdentityAccess, listIdentityAccess),
  defineRoute(calls.deleteIdentity, deleteIdentity),
]
