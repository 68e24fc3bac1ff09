import type { CallError } from '../../../shared/api/call-error.ts'
import type { PageName } from '../../../shared/navigation/paths.ts'
import type { CardDraft } from './card-draft.ts'
import type { cardStepsText } from './card-steps-text.ts'

/** How a refused card is mended: where, and which files have to be handed in anew. */
export type CardFix = {
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

/** §8, by code. */
const codeFixes: Readonly<Record<number, CardFix>> = {
  [DUPLICATE]: { page: 'cardAccount', label: 'fixNumber' },
  10074: { page: 'bank', label: 'toCards' },
  10086: { page: 'authentication', label: 'verify' },
  // The files served another card: both are handed in anew.
  10099: { page: 'bankIdentify', label: 'fixPhoto', change: (draft) => withoutPhoto(withoutVideo(draft)) },
}

const fieldFixes: Readonly<Record<string, CardFix>> = {
  bank_code: { page: 'cardBank', label: 'fixBank' },
  branch_code: { page: 'cardBank', label: 'fixBank' },
  branch_name: { page: 'cardBank', label: 'fixBank' },
  bank_address: { page: 'cardBank', label: 'fixBank' },
  bank_num: { page: 'cardAccount', label: 'fixNumber' },
  holder_name: { page: 'service', label: 'contact' },
  photo_upload_id: { page: 'bankIdentify', label: 'fixPhoto', change: withoutPhoto },
  video_upload_id: { page: 'bankVideo', label: 'fixVideo', change: withoutVideo },
}

/** What mends a refusal of the hall; undefined where only trying again does. */
export function fixOf({ code, fields }: Pick<CallError, 'code' | 'fields'>): CardFix | undefined {
  return fieldFixes[fields[0]?.field ?? ''] ?? codeFixes[code]
}

export const isDuplicate = ({ code }: Pick<CallError, 'code'>): boolean => code === DUPLICATE
