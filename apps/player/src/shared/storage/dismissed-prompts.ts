import { localStore, type SafeStorage } from '@gamehall/web-client/storage/safe-storage.ts'

const DAY_MS = 86_400_000

/** The prompts that a player can dismiss, and for how long (ms) they stay dismissed. */
const PROMPTS = {
  improve_information: 30 * DAY_MS,
  passkey: 30 * DAY_MS,
  auto_transfer: Number.POSITIVE_INFINITY,
} as const
type Prompt = keyof typeof PROMPTS

const keyOf = (prompt: Prompt, userId: string) => `put_off.${prompt}.${userId}`

/** Stores in this browser that the player dismissed the prompt at `now` (epoch ms). */
export function dismissPrompt(
  prompt: Prompt,
  userId: string,
  now: number = Date.now(),
  storage: SafeStorage = localStore,
): void {
  storage.write(keyOf(prompt, userId), String(now))
}

/** Whether the player's dismissal of the prompt is still in effect. */
export function isPromptDismissed(
  prompt: Prompt,
  userId: string,
  now: number = Date.now(),
  storage: SafeStorage = localStore,
): boolean {
  const since = now - Number(storage.read(keyOf(prompt, userId)) ?? Number.NEGATIVE_INFINITY)
  return since >= 0 && since < PROMPTS[prompt]
}
