// What a page can do in a secure context alone: a service worker, and the browser's offer to install the client as an app. Loaded only
// there; over plain http nothing of it is missed.
import { signal } from '@preact/signals'

/** Chrome's offer to install the page as an app. Other browsers have no such event. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}
/** The browser's offer, until it is used. */
export const installPrompt = signal<InstallPrompt | undefined>(undefined)

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault() // it is offered where it disturbs no game
  installPrompt.value = event as InstallPrompt
})
addEventListener('appinstalled', () => {
  installPrompt.value = undefined
})

// Refused where the certificate was not trusted but clicked away, and in private windows: then there is no worker.
navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' }).catch(() => {})
