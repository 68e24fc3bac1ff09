import type { Locale } from '../constants/index.ts'

/** A text in every language of the product; `{name}` marks a parameter. */
export type Message = Readonly<Record<Locale, string>>

/** Fills a message's `{name}` marks. An unknown mark stays visible. */
export function formatMessage(
  message: Message,
  locale: Locale,
  params: Readonly<Record<string, string>> = {},
): string {
  return message[locale].replace(/\{(\w+)\}/g, (mark, name: string) => params[name] ?? mark)
}
