import * as calls from '@gamehall/contract/support'
import type { RoomModule } from '../../platform/context/room-module.ts'
import { defineRoute } from '../../platform/http/route.ts'
import { answerConversation } from './conversation/actions/answer-conversation.ts'
import { closeConversation } from './conversation/actions/close-conversation.ts'
import { listConversations } from './conversation/actions/list-conversations.ts'
import { viewConversation } from './conversation/actions/view-conversation.ts'
import { getSupportConversation } from './conversation/get-support-conversation.ts'
import { listSupportMessages } from './conversation/list-support-messages.ts'
import { readSupportMessages } from './conversation/read-support-messages.ts'
import { sendSupportMessage } from './conversation/send-support-message.ts'
import { setSupport } from './customer-service/actions/set-support.ts'
import { getCustomerService } from './customer-service/get-customer-service.ts'
import { editHelpArticle } from './help/actions/edit-help-article.ts'
import { showHelpArticle } from './help/actions/show-help-article.ts'
import { getHelpArticle } from './help/get-help-article.ts'
import { listHelpArticles } from './help/list-help-articles.ts'
import { listHelpCategories } from './help/list-help-categories.ts'
import { seedHelp } from './help/seed-help.ts'

export const supportRoom: RoomModule = {
  room: 'support',
  routes: [
    defineRoute(calls.getCustomerService, getCustomerService),
    defineRoute(calls.getSupportConversation, getSupportConversation),
    defineRoute(calls.listSupportMessages, listSupportMessages),
    defineRoute(calls.sendSupportMessage, sendSupportMessage),
    defineRoute(calls.readSupportMessages, readSupportMessages),
    defineRoute(calls.listHelpCategories, listHelpCategories, { sharedCacheMs: 1_000 }),
    defineRoute(calls.listHelpArticles, listHelpArticles),
    defineRoute(calls.getHelpArticle, getHelpArticle),
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
  start: seedHelp,
}
