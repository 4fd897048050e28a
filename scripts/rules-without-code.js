// The rules of games (by their ids in a game's RULES.md) that no single place in the code implements, with the reason for each.
// scripts/check-rules.js reads this list, and complains about an entry that is no rule, or that the code does cite.

/** @type {Readonly<Record<string, string>>} */
export const rulesWithoutCode = {
  'SN-47': 'a worked example of a card round: a test plays it',
  'SN-48': 'a worked example of a roll: a test plays it',
  'SN-49': 'a worked example of a scoring: a test plays it',
}
