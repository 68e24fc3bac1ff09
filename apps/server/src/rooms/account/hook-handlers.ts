import { playerExistsHook } from '../../platform/operator/input/player-target.ts'
import { playerLocalesHook, registeredAtHook } from '../inbox/hooks.ts'
import { findRegisteredAt } from './players/find-registered-at.ts'
import { playerExists } from './players/player-queries.ts'
import { readPlayerLocale, readSessionLocale, saveSessionLocale } from './sessions/player-locale.ts'

export const hookHandlers = [
  playerExistsHook.handledBy(playerExists),
  registeredAtHook.handledBy(findRegisteredAt),
  playerLocalesHook.handledBy({
    read: readPlayerLocale,
    readOfSession: readSessionLocale,
    save: saveSessionLocale,
  }),
]
