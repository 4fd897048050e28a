// The tools of a seat, the same for every game. A model reads these words with every request: they must stay short.
import { TABLE_VIEW_URI } from './table-view.ts'

export const tools = [
  {
    name: 'look',
    description: 'What happened at the table since you last looked, and what you may do now.',
    inputSchema: { type: 'object', properties: { all: { type: 'boolean', description: 'Tell the whole match again.' } } },
    _meta: { ui: { resourceUri: TABLE_VIEW_URI } },
  },
  {
    name: 'rules',
    description: 'The rules of the game on the table. Read them before your first action.',
    inputSchema: { type: 'object', properties: {} },
  },
  {
    name: 'act',
    description: 'Do one of the things that look lists, as a JSON object with do, question and the fields of that line.',
    inputSchema: { type: 'object', properties: { action: { type: 'object' } }, required: ['action'] },
  },
  {
    name: 'say',
    description: 'Say a line to everybody at the table (at most 200 characters). Never needed to play.',
    inputSchema: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
  },
  {
    name: 'wait',
    description: 'Wait until it is your turn or the match ends, then look.',
    inputSchema: { type: 'object', properties: { seconds: { type: 'number', description: 'At most 50, which is the default.' } } },
  },
  {
    name: 'notes',
    description: 'Your private notes on this match: read them, or replace them with text.',
    inputSchema: { type: 'object', properties: { text: { type: 'string' } } },
  },
] as const
export type ToolName = (typeof tools)[number]['name']
