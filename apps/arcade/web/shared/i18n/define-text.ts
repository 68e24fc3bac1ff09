import type { Language } from '@gamehall/ui/i18n/label-text.ts'

export type Text<T> = Readonly<Record<Language, T>>

/** Defines the texts of a component in both languages; both must have the same keys. */
export function defineText<T extends object>(text: { 'zh-TW': T; en: NoInfer<T> }): Text<T> {
  return text
}
