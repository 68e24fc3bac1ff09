import { sessionStore } from '@gamehall/web-client/storage/safe-storage.ts'
import { TAB_DRAFTS } from '../../../shared/storage/tab-drafts.ts'

const KEY = TAB_DRAFTS.trial

/** The launch address of the trial that is open in this tab: a reload continues it, with its play points and its open round. */
export function keptTrialUrl(gid: string): string | undefined {
  const [keptGid, url] = sessionStore.read(KEY)?.split('\n') ?? []
  return keptGid === gid ? url : undefined
}

export const keepTrial = (gid: string, url: string): void => sessionStore.write(KEY, `${gid}\n${url}`)
export const forgetTrial = (): void => sessionStore.remove(KEY)
