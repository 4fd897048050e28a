// Records of finished matches as text, so that a record is read and replayed once and not for every request. It keeps the most
// recently used ones up to a total size (LRU). Records never change, so nothing is ever stale.
import type { MatchId } from '../store/store.ts'

export interface RecordText {
  readonly game: string
  /** The record as JSON. */
  readonly text: string
}

/** A record has up to a few hundred kilobytes. */
const MAX_CACHED_CHARACTERS = 16 * 1024 * 1024

export class RecordCache {
  /** In the order of their last use, the least recent first. */
  private readonly records = new Map<MatchId, RecordText>()
  /** Records that are being made; requests that come meanwhile share them. */
  private readonly pending = new Map<MatchId, Promise<RecordText>>()
  private characters = 0

  constructor(
    private readonly count: (source: 'made' | 'cache') => void,
    private readonly maxCharacters = MAX_CACHED_CHARACTERS,
  ) {}

  async get(id: MatchId, make: () => Promise<RecordText>): Promise<RecordText> {
    const kept = this.records.get(id)
    const shared = kept ?? this.pending.get(id)
    this.count(shared ? 'cache' : 'made')
    if (kept) {
      this.records.delete(id)
      this.records.set(id, kept)
    }
    return shared ?? this.makeAndKeep(id, make)
  }

  private async makeAndKeep(id: MatchId, make: () => Promise<RecordText>): Promise<RecordText> {
    const making = make()
    this.pending.set(id, making)
    try {
      const record = await making
      this.keep(id, record)
      return record
    } finally {
      this.pending.delete(id)
    }
  }
  private keep(id: MatchId, record: RecordText): void {
    if (record.text.length > this.maxCharacters) return
    this.records.set(id, record)
    this.characters += record.text.length
    for (const [oldest, { text }] of this.records) {
      if (this.characters <= this.maxCharacters) return
      this.records.delete(oldest)
      this.characters -= text.length
    }
  }
}
