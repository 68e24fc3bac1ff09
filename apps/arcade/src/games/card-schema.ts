import { z } from 'zod'
import { CARDS, type PlayingCard } from './playing-cards.ts'

/** A playing card in a state or a view. Apart from the cards, so that pages which draw them load no schemas. */
export const cardSchema: z.ZodType<PlayingCard> = z.enum(CARDS)
