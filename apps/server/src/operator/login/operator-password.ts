import { z } from 'zod'

const MIN_LENGTH = 12
const MAX_LENGTH = 200

/** What an operator may choose as a password. */
export const operatorPassword = z.string().min(MIN_LENGTH).max(MAX_LENGTH)
