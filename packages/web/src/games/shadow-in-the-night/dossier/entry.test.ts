// Tests of the dossier's entry: each name is placed once, and a player's own agents stay as they are.
import { expect, test } from 'vitest'
import { completeEntry, type DossierForm, fillFromBets, keepValid, unplacedNames, withName, withoutName } from './entry.ts'

const form: DossierForm = { agents: ['schulz', 'perry', 'bucci', 'jacques', 'mirkov', 'doyle'], others: [1, 2], fixed: { perry: 0, mirkov: null } }

test('a name put beside another agent leaves where it stood', () => {
  const entry = withName(withName({}, 'schulz', 1), 'doyle', 1)
  expect(entry).toEqual({ doyle: 1 })
  expect(unplacedNames(form, entry)).toEqual([2])
})
test('a place that is taken gives its name back', () => {
  expect(withName({ schulz: 1 }, 'schulz', 2)).toEqual({ schulz: 2 })
  expect(withoutName({ schulz: 1, doyle: 2 }, 'schulz')).toEqual({ doyle: 2 })
})
test('it can be sealed when the last name is placed, with a dash for all others and what is fixed', () => {
  expect(completeEntry(form, { schulz: 1 })).toBeUndefined()
  expect(completeEntry(form, { schulz: 1, doyle: 2 })).toEqual({ schulz: 1, perry: 0, bucci: null, jacques: null, mirkov: null, doyle: 2 })
})
test('bets fill what is free and nothing else', () => {
  const bets = { schulz: 1, perry: 2, jacques: 1, doyle: null, mirkov: 2, bucci: 2 }
  expect(fillFromBets(form, {}, bets)).toEqual({ schulz: 1, bucci: 2 })
  expect(fillFromBets(form, { doyle: 1 }, bets)).toEqual({ doyle: 1, bucci: 2 })
})
test('what cannot stand in this dossier is dropped from old notes', () => {
  expect(keepValid(form, { schulz: 1, bucci: 1, perry: 2, doyle: 7, larsson: 2 })).toEqual({ schulz: 1 })
})
