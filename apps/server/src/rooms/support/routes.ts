import * as calls from '@gamehall/contract/support'
import { defineRoute } from '../../platform/http/route.ts'
import { getSupportConversation } from './conversation/get-support-conversation.ts'
import { listSupportMessages } from './conversation/list-support-messages.ts'
import { readSupportMessages } from './conversation/read-support-messages.ts'
import { sendSupportMessage } from './conversation/send-support-message.ts'
import { getCustomerService } from './customer-service/get-customer-service.ts'
import { getHelpArticle } from './help/get-help-article.ts'
import { listHelpArticles } from './help/list-help-articles.ts'
import { listHelpCategories } from './help/list-help-categories.ts'

export const routes = [
  defineRoute(calls.getCustomerService, getCustomerService),
  defineRoute(calls.getSupportConversation, getSupportConversation),
  defineRoute(calls.listSupportMessages, listSupportMessages),
  defineRoute(calls.sendSupportMessage, sendSupportMessage),
  defineRoute(calls.readSupportMessages, readSupportMessages),
  defineRoute(calls.listHelpCategories, listHelpCategories, { sharedCacheMs: 1_000 }),
  defineRoute(calls.listHelpArticles, listHelpArticles),
  defineRoute(calls.getHelpArticle, getHelpArticle),
]
