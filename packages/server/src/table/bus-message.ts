// Messages between the nodes about one table. Talk, presence, voice, spectator counts and going on with a match share one Redis
// channel; the name of a message's first field tells what kind it is.

/** The message, if it is of one of these kinds. Nothing for another part's message or one from an incompatible release. */
export function parseBusMessage<Message>(text: string, kinds: readonly string[]): Message | undefined {
  try {
    const message = JSON.parse(text)
    return kinds.some((kind) => kind in message) ? message : undefined
  } catch {
    return undefined
  }
}
