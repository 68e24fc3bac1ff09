export * from './conversation.ts'
export * from './customer-service.ts'
export * from './help.ts'
export * from './message-push.ts'
