import * as calls from '@gamehall/contract/support'
import type { RoomModule } from '../../core/room-module.ts'
import { handle } from '../../http/route.ts'
import { answerConversation } from './actions/answer-conversation.ts'
import { closeConversation } from './actions/close-conversation.ts'
import { editHelpArticle } from './actions/edit-help-article.ts'
import { listConversations } from './actions/list-conversations.ts'
import { setSupport } from './actions/set-support.ts'
import { showHelpArticle } from './actions/show-help-article.ts'
import { viewConversation } from './actions/view-conversation.ts'
import { getSupportConversation } from './conversation/get-support-conversation.ts'
import { listSupportMessages } from './conversation/list-support-messages.ts'
import { readSupportMessages } from './conversation/read-support-messages.ts'
import { sendSupportMessage } from './conversation/send-support-message.ts'
import { getCustomerService } from './get-customer-service.ts'
import { getHelpArticle } from './help/get-help-article.ts'
import { listHelpArticles } from './help/list-help-articles.ts'
import { listHelpCategories } from './help/list-help-categories.ts'
import { takeOverHelp } from './help/take-over-help.ts'

export const supportRoom: RoomModule = {
  room: 'support',
  routes: [
    handle(calls.getCustomerService, getCustomerService),
    handle(calls.getSupportConversation, getSupportConversation),
    handle(calls.listSupportMessages, listSupportMessages),
    handle(calls.sendSupportMessage, sendSupportMessage),
    handle(calls.readSupportMessages, readSupportMessages),
    handle(calls.listHelpCategories, listHelpCategories, { sharedForMs: 1_000 }),
    handle(calls.listHelpArticles, listHelpArticles),
    handle(calls.getHelpArticle, getHelpArticle),
  ],
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
  start: takeOverHelp,
}
