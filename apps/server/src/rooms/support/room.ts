import type { RoomModule } from '../../platform/context/room-module.ts'
import { answerConversation } from './conversation/actions/answer-conversation.ts'
import { closeConversation } from './conversation/actions/close-conversation.ts'
import { listConversations } from './conversation/actions/list-conversations.ts'
import { viewConversation } from './conversation/actions/view-conversation.ts'
import { setSupport } from './customer-service/actions/set-support.ts'
import { editHelpArticle } from './help/actions/edit-help-article.ts'
import { showHelpArticle } from './help/actions/show-help-article.ts'
import { seedHelp } from './help/seed-help.ts'
import { routes } from './routes.ts'

export const supportRoom: RoomModule = {
  room: 'support',
  routes,
  jobs: [],
  actions: [
    listConversations,
    viewConversation,
    answerConversation,
    closeConversation,
    setSupport,
    editHelpArticle,
    showHelpArticle,
  ],
  start: seedHelp,
}
