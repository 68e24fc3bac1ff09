import { z } from 'zod'

export const operatorName = z.string().regex(/^[a-z][a-z0-9.-]{1,30}$/)

/** Marks a password in a JSON Schema: a form hides it, and the terminal asks for it instead of taking it from the command line. */
export const PASSWORD_FORMAT = 'password'

/** A password that an operator may choose. */
export const operatorPassword = z.string().min(12).max(200).meta({ format: PASSWORD_FORMAT })
