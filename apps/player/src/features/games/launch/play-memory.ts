import { sessionStore } from '../../../shared/storage/safe-storage.ts'

const KEY = 'playing'

/** The game that is open in this tab, so that a reload resumes it without the transfer form. */
export const isPlaying = (gid: string): boolean => sessionStore.read(KEY) === gid
export const notePlaying = (gid: string): void => sessionStore.write(KEY, gid)
export const forgetPlaying = (): void => sessionStore.remove(KEY)
