import { sessionStore } from '@gamehall/web-client/storage/safe-storage.ts'

const KEY = 'playing'

/** The game that is open in this tab, so that a reload resumes it without the transfer form. */
export const isActiveGame = (gid: string): boolean => sessionStore.read(KEY) === gid
export const setActiveGame = (gid: string): void => sessionStore.write(KEY, gid)
export const clearActiveGame = (): void => sessionStore.remove(KEY)
