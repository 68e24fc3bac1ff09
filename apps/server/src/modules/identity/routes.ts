import * as calls from '@gamehall/contract/identity'
import { handle, type Route } from '../../http/route.ts'
import { checkIdentityUsed } from './check-identity-used.ts'
import { confirmIdentity } from './confirm-identity.ts'
import { deleteIdentity } from './delete-identity.ts'
import { getIdentity } from './get-identity.ts'
import { listIdentityAccess } from './list-identity-access.ts'
import { readIdentityDocument } from './read-identity-document.ts'
import { showFaceAction } from './show-face-action.ts'
import { startFaceCheck } from './start-face-check.ts'
import { startIdentity } from './start-identity.ts'

export const routes: readonly Route[] = [
  handle(calls.getIdentity, getIdentity),
  handle(calls.startIdentity, startIdentity),
  handle(calls.readIdentityDocument, readIdentityDocument),
  handle(calls.checkIdentityUsed, checkIdentityUsed),
  handle(calls.confirmIdentity, confirmIdentity),
  handle(calls.startFaceCheck, startFaceCheck),
  handle(calls.showFaceAction, showFaceAction),
  handle(calls.listIdentityAccess, listIdentityAccess),
  handle(calls.deleteIdentity, deleteIdentity),
]
