import { sessionStore } from '../../../shared/storage/safe-storage.ts'

const KEY = 'playing'

/** Which game this tab is in, so that a reload goes on with it instead of asking once more. */
export const isPlaying = (gid: string): boolean => sessionStore.read(KEY) === gid
export const notePlaying = (gid: string): void => sessionStore.write(KEY, gid)
export const forgetPlaying = (): void => sessionStore.remove(KEY)
