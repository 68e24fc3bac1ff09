import { z } from 'zod'

const MIN_LENGTH = 12
const MAX_LENGTH = 200

/** A password that an operator may choose. */
export const operatorPassword = z.string().min(MIN_LENGTH).max(MAX_LENGTH)
