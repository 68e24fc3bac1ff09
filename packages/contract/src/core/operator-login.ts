import { z } from 'zod'

export const operatorName = z.string().regex(/^[a-z][a-z0-9.-]{1,30}$/)

/** A password that an operator may choose. */
export const operatorPassword = z.string().min(12).max(200)
