import * as calls from '@gamehall/contract/support'
import type { RoomModule } from '../../core/room-module.ts'
import { handle } from '../../http/route.ts'
import { getCustomerService } from './get-customer-service.ts'

export const supportRoom: RoomModule = {
  room: 'support',
  routes: [handle(calls.getCustomerService, getCustomerService)],
  jobs: [],
  actions: [],
}
