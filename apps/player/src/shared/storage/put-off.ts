import { localStore, type SafeStorage } from './safe-storage.ts'

const DAY_MS = 86_400_000

/** What a player can put off, and for how long it is not asked again. */
const PROMPTS = { improve_information: 30 * DAY_MS, passkey: 30 * DAY_MS } as const
type Prompt = keyof typeof PROMPTS

const keyOf = (prompt: Prompt, userId: string) => `put_off.${prompt}.${userId}`

/** Remembers, in this browser, that this player said "later". */
export function putOff(
  prompt: Prompt,
  userId: string,
  now: number = Date.now(),
  storage: SafeStorage = localStore,
): void {
  storage.write(keyOf(prompt, userId), String(now))
}

/** Whether this player said "later" not long ago. */
export function isPutOff(
  prompt: Prompt,
  userId: string,
  now: number = Date.now(),
  storage: SafeStorage = localStore,
): boolean {
  const since = now - Number(storage.read(keyOf(prompt, userId)) ?? Number.NEGATIVE_INFINITY)
  return since >= 0 && since < PROMPTS[prompt]
}
