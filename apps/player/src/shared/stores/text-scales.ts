/** The document's font size by text-size setting; all type sizes are in rem and scale with it. */
export const TEXT_SCALES = { s: '93.75%', m: '', l: '112.5%', xl: '125%' } as const
export type TextSize = keyof typeof TEXT_SCALES

export const isTextSize = (value: string | null): value is TextSize =>
  value !== null && Object.hasOwn(TEXT_SCALES, value)
