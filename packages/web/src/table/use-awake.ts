// Keeps this device from going to sleep while a game is on. Over https the browser has a lock for that; over plain http a
// browser stays awake while a film plays, so a film of the night plays, of nothing and without a sound.
import { useEffect } from 'preact/hooks'

export function useAwake(needed: boolean): void {
  useEffect(() => (needed ? stayAwake() : undefined), [needed])
}

/** Answers with the way to let it sleep again. */
function stayAwake(): () => void {
  return 'wakeLock' in navigator ? holdLock() : playFilm()
}

function holdLock(): () => void {
  let lock: WakeLockSentinel | undefined
  let over = false
  // The lock is lost whenever the page is hidden, and may be refused when the battery is low.
  const ask = () => {
    if (document.visibilityState !== 'visible') return
    navigator.wakeLock.request('screen').then(
      (held) => {
        if (over) void held.release()
        else lock = held
      },
      () => {},
    )
  }
  ask()
  document.addEventListener('visibilitychange', ask)
  return () => {
    over = true
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}

/**
 * Safari stays awake only for a film that has sound on and is not a loop, and sound needs a touch: it begins muted, and with
 * the first touch goes on aloud, with nothing to hear. Chrome counts a film only if it is large: it lies behind everything.
 */
function playFilm(): () => void {
  const film = document.createElement('video')
  film.className = 'awake'
  film.src = '/awake.mp4'
  film.muted = true
  film.playsInline = true
  film.ariaHidden = 'true'
  const play = () => void film.play().catch(() => {})
  const again = () => {
    film.currentTime = 0
    play()
  }
  const aloud = () => {
    film.muted = false
    play()
  }
  film.addEventListener('ended', again)
  document.addEventListener('visibilitychange', play)
  document.addEventListener('pointerup', aloud, { once: true })
  document.body.append(film)
  play()
  return () => {
    document.removeEventListener('visibilitychange', play)
    document.removeEventListener('pointerup', aloud)
    film.remove()
  }
}
