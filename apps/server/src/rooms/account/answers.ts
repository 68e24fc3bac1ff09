import { playerExistsHook } from '../../platform/operator/input/player-target.ts'
import { playerLocalesHook, registeredAtHook } from '../inbox/hooks.ts'
import { findRegisteredAt } from './players/find-registered-at.ts'
import { playerExists } from './players/player-queries.ts'
import { readPlayerLocale, readSessionLocale, saveSessionLocale } from './sessions/player-locale.ts'

export const answers = [
  playerExistsHook.answeredBy(playerExists),
  registeredAtHook.answeredBy(findRegisteredAt),
  playerLocalesHook.answeredBy({
    read: readPlayerLocale,
    readOfSession: readSessionLocale,
    save: saveSessionLocale,
  }),
]
