import type { Rule } from '../rule.ts'
import { rooms } from './rooms.ts'

const places = [
  { folder: 'packages/contract/src/', besides: ['core', 'constants', 'errors'] },
  { folder: 'apps/server/src/rooms/', besides: [] },
  { folder: 'apps/player/src/features/', besides: [] },
  { folder: 'apps/console/src/features/', besides: [] },
]

/** Folders that hold rooms are named after the ten rooms. */
export const roomNames: Rule = {
  name: 'room-names',
  *check({ files }) {
    for (const { folder, besides } of places) {
      const allowed: readonly string[] = [...rooms, ...besides]
      const reported = new Set<string>()
      for (const { path } of files) {
        if (!path.startsWith(folder)) continue
        const [name, ...rest] = path.slice(folder.length).split('/')
        if (name === undefined || rest.length === 0 || allowed.includes(name) || reported.has(name)) continue
        reported.add(name)
        yield { path, line: 1, message: `"${name}" is no room: put it into one of ${rooms.join(', ')}` }
      }
    }
  },
}
