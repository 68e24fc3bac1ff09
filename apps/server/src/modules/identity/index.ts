import type { RoomModule } from '../../core/room-module.ts'
import { verifyRealName } from './actions/verify-real-name.ts'
import { routes } from './routes.ts'

export { maskName, type RealName, readBirthDate, readRealName } from './real-name.ts'

export const identityRoom: RoomModule = { room: 'identity', routes, jobs: [], actions: [verifyRealName] }
