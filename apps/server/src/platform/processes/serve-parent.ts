/**
 * Answers the messages of the process that started this one with `forkProcess`, and ends with it. `answer` reports failures in
 * what it returns; it does not throw.
 */
export function serveParent<Message, Answer>(answer: (message: Message) => Promise<Answer>): void {
  process.once('disconnect', () => process.exit(0))
  // The parent ends this process; a Ctrl-C reaches both and is ignored here.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  process.on('message', (message: Message) => {
    void answer(message).then((result) => {
      if (process.connected) process.send?.(result)
    })
  })
}
