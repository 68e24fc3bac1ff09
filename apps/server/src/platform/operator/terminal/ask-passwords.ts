import { PASSWORD_FORMAT } from '@gamehall/contract/operator'
import type { z } from 'zod'
import { readInputFields } from './input-fields.ts'
import type { Terminal } from './open-terminal.ts'

/** Asks for a new password twice, hidden; null, after printing why, when the two differ or the input ends. */
export async function askNewPassword(terminal: Terminal, question: string): Promise<string | null> {
  const password = await terminal.askSecret(question)
  const again = await terminal.askSecret('Repeat the password: ')
  if (password !== null && password === again) return password
  terminal.say('The passwords don’t match: nothing is changed.')
  return null
}

/**
 * Asks for the passwords of an action's input, so that none is in the shell's history or in the list of processes. Null, after
 * printing why, when one was typed on the command line or none is entered.
 */
export async function askPasswords(
  input: z.ZodObject,
  typed: Readonly<Record<string, string>>,
  terminal: Terminal,
): Promise<Readonly<Record<string, string>> | null> {
  const answers: Record<string, string> = {}
  for (const { name, schema } of readInputFields(input)) {
    if (schema.format !== PASSWORD_FORMAT) continue
    if (typed[name] !== undefined) {
      terminal.say(`Leave out --${name}: it is asked for, hidden. Choose another one, this one was visible.`)
      return null
    }
    const password = await askNewPassword(terminal, `Initial ${name} (at least 12 characters): `)
    if (password === null) return null
    answers[name] = password
  }
  return answers
}
