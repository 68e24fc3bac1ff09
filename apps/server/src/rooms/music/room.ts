import type { RoomModule } from '../../platform/context/room-module.ts'
import { showMusic } from './library/actions/show-music.ts'
import { seedSoundtrack } from './library/seed-soundtrack.ts'
import { routes } from './routes.ts'

export const musicRoom: RoomModule = {
  room: 'music',
  routes,
  jobs: [],
  actions: [showMusic],
  start: seedSoundtrack,
}
