import type { Language } from '@gamehall/ui/label-text.ts'

export type Text<T> = Readonly<Record<Language, T>>

/** The words of one part of the page in both languages; the English must have the shape of the Chinese. */
export function defineText<T extends object>(text: { 'zh-TW': T; en: NoInfer<T> }): Text<T> {
  return text
}
