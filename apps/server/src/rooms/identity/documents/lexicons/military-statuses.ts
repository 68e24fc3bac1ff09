import { foldForm } from '../../../../platform/text/simplified-forms.ts'

/** What ID cards print about military service. */
export const MILITARY_STATUSES: readonly string[] =
  '役畢 免役 替役 替代役 除役 停役 備役 常備役 補充役 未役 役男 國民兵 現役 禁役 緩役 後備役 補充兵 常備兵 常備兵役 常兵備役 替代備役 國民兵役 補充兵役 預官備役 預士備役 士官備役 軍官備役 常備後役 志願役 義務役 後備軍人 應召 在營 已役 免訓 緩徵 免徵 待徵 未徵兵 一國民兵 二國民兵 甲國民兵 乙國民兵'.split(
    ' ',
  )

const fold = (text: string): string => [...text].map(foldForm).join('')
const folded = new Set(MILITARY_STATUSES.map(fold))

/** Whether a text, in any forms of its letters, is one of them. */
export const isMilitaryStatus = (text: string): boolean => folded.has(fold(text.trim()))

/** Whether a text is one of them but for a letter that was misread; of the short ones, too many words are so alike. */
export function resemblesMilitaryStatus(text: string): boolean {
  const letters = [...fold(text.trim())]
  const isAlike = (status: string) =>
    status.length === letters.length && letters.filter((one, at) => one !== status.charAt(at)).length <= 1
  return letters.length >= LONG && [...folded].some(isAlike)
}
const LONG = 4
