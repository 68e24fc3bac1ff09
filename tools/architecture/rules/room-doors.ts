import type { Rule } from '../rule.ts'
import { isTest } from '../tree.ts'
import { roomOf } from './rooms.ts'

/** A room is entered through its `index.ts`, and a feature of the player or the console by no other feature at all. */
export const roomDoors: Rule = {
  name: 'room-doors',
  *check({ scripts }) {
    for (const { path, imports } of scripts) {
      const here = roomOf(path)
      for (const { target, line } of imports) {
        if (target === undefined) continue
        const there = roomOf(target)
        if (there === undefined || there.folder === here?.folder) continue
        if (isWordsForJourney(path, target) || isTableTypes(path, target) || isComposition(path, target))
          continue
        if (here?.folder.includes('/features/') && there.folder.includes('/features/'))
          yield {
            path,
            line,
            message: `feature ${here.name} imports feature ${there.name}: let them meet in app/, or move what both need to shared/`,
          }
        else if (!isDoor(target, there.folder))
          yield {
            path,
            line,
            message: `goes round the door of ${there.name}: import ${there.folder}/index.ts`,
          }
      }
    }
  },
}

/** A feature's routes and push handlers are doors of their own: the app loads every feature's at once, and the rest when it is needed. */
const isDoor = (target: string, folder: string): boolean =>
  target === `${folder}/index.ts` ||
  (folder.includes('/features/') && /^\/(routes|push-handlers)\.ts$/.test(target.slice(folder.length)))

/** The composition's database has every room's tables, and content for the sandbox is written row by row. */
const isTableTypes = (path: string, target: string): boolean =>
  /^apps\/server\/src\/app\/(database\/all-tables|sandbox\/demo-offers)\.ts$/.test(path) &&
  target.endsWith('/tables.ts')

/**
 * What a room adds to the server (`room.ts`) and the hooks it handles (`hook-handlers.ts`) are read by the composition, and by
 * tests and benchmarks, which start parts of it. What a room asks (`hooks.ts`) is known to whoever handles it.
 */
function isComposition(path: string, target: string): boolean {
  const file = /^apps\/server\/src\/rooms\/[^/]+\/(room|hook-handlers|hooks)\.ts$/.exec(target)?.[1]
  if (file === 'hooks') return /^apps\/server\/src\/rooms\/[^/]+\/hook-handlers\.ts$/.test(path)
  return (
    file !== undefined &&
    (path.startsWith('apps/server/src/app/') || path.startsWith('bench/') || isTest(path))
  )
}

/** A journey says what its page says, in whatever language: the words are the page's own. */
const isWordsForJourney = (path: string, target: string): boolean =>
  path.startsWith('e2e/') && /^apps\/player\/.*-text\.ts$/.test(target)
