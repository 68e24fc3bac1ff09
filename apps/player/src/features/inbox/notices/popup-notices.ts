import type { Notice } from '@gamehall/contract/inbox'
import type { SafeStorage } from '@gamehall/web-client/storage/safe-storage.ts'
import { POPUP_NOTICE_TYPE } from './api.ts'

const KEY = 'seen_notices'
const HIDDEN_ON =
  /register|bank|authentication|certificate|face_recognition|face_tips|id_discriminate|realname_info/

/** §2: whether a page shows no pop-up notices, such as registration, bank card and verification steps. */
export function isPopupBlockedOn(path: string): boolean {
  return HIDDEN_ON.test(path)
}

/** The pop-up notices (§3: 999) not yet seen in this tab, in order. */
export function popupNotices(notices: readonly Notice[], seen: readonly string[]): readonly Notice[] {
  return notices
    .filter((notice) => notice.notice_type === POPUP_NOTICE_TYPE && !seen.includes(seenMark(notice)))
    .toSorted((a, b) => a.sort - b.sort)
}

export function readSeenNotices(storage: SafeStorage): readonly string[] {
  return storage.read(KEY)?.split(' ') ?? []
}

/** Marks a notice as seen; an edited notice pops up again. */
export function markNoticeSeen(storage: SafeStorage, notice: Notice): readonly string[] {
  const seen = [...readSeenNotices(storage), seenMark(notice)]
  storage.write(KEY, seen.join(' '))
  return seen
}

function seenMark({ id, updated_at }: Notice): string {
  return `${id}@${updated_at}`
}
