/**
 * What a room asks of others without knowing who they are, or tells them. The asking room declares it in its `hooks.ts`; one
 * other room answers it in its `answers.ts`; `app/answers.ts` puts both together. What several rooms ask, the platform declares
 * (`vip-level-hook.ts`).
 */
export interface Hook<Handler> {
  readonly name: string
  answeredBy(handler: Handler): HookAnswer
  /** The answer in this server. Throws when no room answers. */
  of(ctx: { readonly hooks: Hooks }): Handler
}

export interface HookAnswer {
  readonly name: string
  enter(hooks: Hooks): void
}

/** The hooks of one server; each `Hook` knows its answer in it. */
export interface Hooks {
  readonly names: readonly string[]
}

export function defineHook<Handler>(name: string): Hook<Handler> {
  const handlers = new WeakMap<Hooks, Handler>()
  return {
    name,
    answeredBy: (handler) => ({ name, enter: (hooks) => void handlers.set(hooks, handler) }),
    of({ hooks }) {
      const handler = handlers.get(hooks)
      if (handler === undefined) throw new Error(`no room answers ${name}`)
      return handler
    },
  }
}

/** Throws when two rooms answer the same hook. */
export function createHooks(answers: readonly HookAnswer[]): Hooks {
  const hooks: Hooks = { names: answers.map(({ name }) => name) }
  const twice = hooks.names.find((name, at) => hooks.names.indexOf(name) !== at)
  if (twice !== undefined) throw new Error(`${twice} is answered twice`)
  for (const answer of answers) answer.enter(hooks)
  return hooks
}
