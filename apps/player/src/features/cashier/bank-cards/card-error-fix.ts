import type { CallError } from '@gamehall/web-client/calls/call-error.ts'
import type { PageName } from '../../../shared/navigation/paths.ts'
import type { CardDraft } from './card-draft.ts'
import type { cardStepsText } from './card-steps-text.ts'

/** How the player fixes a refused card: the page, and the uploads to repeat. */
export type CardErrorFix = {
  readonly page: Extract<
    PageName,
    'bankIdentify' | 'cardBank' | 'cardAccount' | 'bankVideo' | 'bank' | 'service' | 'authentication'
  >
  readonly label: keyof Pick<
    (typeof cardStepsText)['zh-TW'],
    'fixNumber' | 'fixBank' | 'fixPhoto' | 'fixVideo' | 'toCards' | 'contact' | 'verify'
  >
  readonly change?: (draft: CardDraft) => CardDraft
}

const withoutPhoto = (draft: CardDraft): CardDraft => ({ ...draft, photo: undefined })
const withoutVideo = (draft: CardDraft): CardDraft => ({ ...draft, video: undefined })

const DUPLICATE = 10051

/** Fixes by error code (§8). */
const codeFixes: Readonly<Record<number, CardErrorFix>> = {
  [DUPLICATE]: { page: 'cardAccount', label: 'fixNumber' },
  10074: { page: 'bank', label: 'toCards' },
  10086: { page: 'authentication', label: 'verify' },
  // The uploads were used for another card: both must be repeated.
  10099: { page: 'bankIdentify', label: 'fixPhoto', change: (draft) => withoutPhoto(withoutVideo(draft)) },
}

const fieldFixes: Readonly<Record<string, CardErrorFix>> = {
  bank_code: { page: 'cardBank', label: 'fixBank' },
  branch_code: { page: 'cardBank', label: 'fixBank' },
  branch_name: { page: 'cardBank', label: 'fixBank' },
  bank_address: { page: 'cardBank', label: 'fixBank' },
  bank_num: { page: 'cardAccount', label: 'fixNumber' },
  holder_name: { page: 'service', label: 'contact' },
  photo_upload_id: { page: 'bankIdentify', label: 'fixPhoto', change: withoutPhoto },
  video_upload_id: { page: 'bankVideo', label: 'fixVideo', change: withoutVideo },
}

/** The fix of an error; undefined when the player can only retry. */
export function cardErrorFix({ code, fields }: Pick<CallError, 'code' | 'fields'>): CardErrorFix | undefined {
  return fieldFixes[fields[0]?.field ?? ''] ?? codeFixes[code]
}

export const isDuplicateCard = ({ code }: Pick<CallError, 'code'>): boolean => code === DUPLICATE
