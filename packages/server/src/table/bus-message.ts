// Messages between the nodes about one table. Talk, presence and spectator counts share one channel; each has its own kinds of
// messages, told apart by their one field.

/** The message, if it is of one of these kinds. Nothing for another part's message or one from an incompatible release. */
export function parseBusMessage<Message>(text: string, kinds: readonly string[]): Message | undefined {
  try {
    const message = JSON.parse(text)
    return kinds.some((kind) => kind in message) ? message : undefined
  } catch {
    return undefined
  }
}
