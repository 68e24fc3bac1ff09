import type { Locale } from '@gamehall/contract/constants'
import { createContext, useContext } from 'react'

type Words = string | readonly string[]
export type Entry = Words | ((...args: never[]) => Words) | Dictionary
export type Dictionary = { readonly [key: string | number]: Entry }

export type Text<T extends Dictionary> = Readonly<Record<Locale, T>>

/**
 * Defines the texts of one feature in every language. The Chinese texts define the keys, which the compiler requires of
 * English too; a text with parameters is a function, a list of sentences an array, a group of texts an object.
 */
export function defineText<T extends Dictionary>(texts: {
  readonly 'zh-TW': T
  readonly en: NoInfer<T>
}): Text<T> {
  return texts
}

export const LanguageContext = createContext<Locale>('zh-TW')

export function useLanguage(): Locale {
  return useContext(LanguageContext)
}

/** The feature's texts in the current language. */
export function useText<T extends Dictionary>(text: Text<T>): T {
  return text[useContext(LanguageContext)]
}
