// Keeps the device's screen on: with the Wake Lock API over https, and over plain http, where that API is missing, by playing a silent
// video. A lazy chunk: a match can begin without it.
import { listen } from '../parts/listen.ts'

/** Returns a function that lets the screen turn off again. */
export function stayAwake(): () => void {
  return 'wakeLock' in navigator ? holdWakeLock() : playSilentVideo()
}

function holdWakeLock(): () => void {
  let lock: WakeLockSentinel | undefined
  let isReleased = false
  // The browser releases the lock when the page is hidden, and may refuse it when the battery is low.
  const request = () => {
    if (document.visibilityState !== 'visible') return
    navigator.wakeLock.request('screen').then(
      (held) => {
        if (isReleased) void held.release()
        else lock = held
      },
      () => {},
    )
  }
  request()
  const stopListening = listen([document, 'visibilitychange', request])
  return () => {
    isReleased = true
    stopListening()
    void lock?.release()
  }
}

/**
 * Safari stays awake only for a video that is unmuted and not a loop, and unmuting needs a touch: the video starts muted and is
 * unmuted with the first touch (its sound is silence). Chrome counts only a large video, so it lies behind everything.
 */
function playSilentVideo(): () => void {
  const video = document.createElement('video')
  video.className = 'awake'
  video.src = '/awake.mp4'
  video.muted = true
  video.playsInline = true
  video.ariaHidden = 'true'
  const play = () => void video.play().catch(() => {})
  const restart = () => {
    video.currentTime = 0
    play()
  }
  const unmute = () => {
    video.muted = false
    play()
  }
  video.addEventListener('ended', restart)
  const stopListening = listen([document, 'visibilitychange', play], [document, 'pointerup', unmute, { once: true }])
  document.body.append(video)
  play()
  return () => {
    stopListening()
    video.remove()
  }
}
