import type { Locale } from '@gamehall/contract/constants'
import { localizeText } from '../../../platform/text/localize-text.ts'
import type { ProviderMark } from '../../../providers/games/index.ts'

/** As many as a tile can show. */
const MARKS = 24

/** The latest results as a tile shows them, oldest first, in the caller's language. */
export const localizeMarks = (marks: readonly ProviderMark[], locale: Locale) =>
  marks.slice(-MARKS).map(({ label, tone }) => ({ label: localizeText({ ...label }, locale), tone }))
