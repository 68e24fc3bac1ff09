/** How large text is drawn, by the name of the setting: every type size is in rem and follows the document's. */
export const TEXT_SCALES = { s: '93.75%', m: '', l: '112.5%', xl: '125%' } as const
export type TextSize = keyof typeof TEXT_SCALES

export const isTextSize = (value: string | null): value is TextSize =>
  value !== null && Object.hasOwn(TEXT_SCALES, value)
