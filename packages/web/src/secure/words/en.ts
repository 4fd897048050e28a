// Texts of what pages offer in a secure context.
export const en = {
  install: 'Install as an app',
  installLine: 'Its own icon, and no bar of the browser.',
  installOnIphone: 'To keep this as an app: Share, then “Add to Home Screen”.',
  push: 'Tell me when it is my turn',
  pushLine: 'A message on this device when the table waits for you, also while it is locked. It says which table and nothing else.',
  pushRefused: 'This browser does not allow messages for this page. Its settings for the page can change that.',
}
export type SecureWords = typeof en
